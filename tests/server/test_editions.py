"""Editions over HTTP: shipped editions, uploads, and the edition of a table."""

from __future__ import annotations

import copy
import gc
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from draftwork import Match
from draftwork.games import load
from draftwork.games.sagrada.notation import edition as sagrada
from draftwork.server.errors import MAX_FAULTS
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from tests.editions import GAMES, own
from tests.server.guests import Guest, nonce, run_server

NewGuest = Callable[[str], Guest]
SEATS = [{"kind": "me"}, {"kind": "open"}]


def check(guest: Guest, game: str, data: Any) -> httpx.Response:
    return guest.post(f"/games/{game}/edition", data)


def create_table(guest: Guest, game: str, edition: Any, seats: Any = SEATS, **more: Any) -> dict[str, Any]:
    made = guest.post("/tables", {"game": game, "seats": seats, "edition": edition, **more})
    assert made.status_code == 201, made.text
    info: dict[str, Any] = made.json()
    return info


def default_edition_info(game: str) -> dict[str, Any]:
    """The default edition of a game in the response."""
    edition = load(game).edition
    title = {"id": f"{game}-edition-title-{edition.slug}", "args": {}}
    return {"name": edition.name, "hash": edition.hash, "own": False, "default": True, "title": title}


@pytest.mark.parametrize("game", [*GAMES, "patchwork"])
def test_games_list_their_shipped_editions(guest: NewGuest, game: str) -> None:
    (described,) = [one for one in guest("Ola").get("/games").json() if one["name"] == game]
    default = described["editions"][0]
    about = {"id": default["title"]["id"].replace("title", "about"), "args": {}}
    assert default == {**default_edition_info(game), "about": about}
    assert described["own_editions"] == (game != "patchwork")


def test_a_game_without_titles_has_only_names(guest: NewGuest) -> None:
    (hoard,) = [one for one in guest("Ola").get("/games").json() if one["name"] == "hoard"]
    (edition,) = hoard["editions"]
    assert (edition["name"], edition["title"], edition["about"]) == ("standard", None, None)
    assert not hoard["own_editions"]


def test_an_older_edition_can_be_chosen_by_name(guest: NewGuest) -> None:
    ola, older = guest("Ola"), load("sintra").first_edition
    (sintra,) = [one for one in ola.get("/games").json() if one["name"] == "sintra"]
    assert [one["name"] for one in sintra["editions"]] == ["open set 2", "open set"]
    assert [one["default"] for one in sintra["editions"]] == [True, False]
    table = create_table(ola, "sintra", "open set")
    info = table["edition"]
    assert (info["name"], info["hash"], info["own"], info["default"]) == (
        "open set",
        older.hash,
        False,
        False,
    )
    assert info["title"]["id"] == "sintra-edition-title-open-set"
    details = ola.get(f"/tables/{table['id']}/edition").json()
    assert details == {**info, "data": dict(older.data)}
    assert ola.get(f"/games/sintra/editions/{older.hash}").json() == details
    assert create_table(ola, "sintra", None)["edition"] == default_edition_info("sintra")
    # A file with the same content is the same edition.
    assert check(ola, "sintra", dict(older.data)).json() == details


@pytest.mark.parametrize("game", [*GAMES, "patchwork"])
def test_shipped_editions_include_their_data(guest: NewGuest, game: str) -> None:
    ola, edition = guest("Ola"), load(game).edition
    details = ola.get(f"/games/{game}/editions/{edition.hash}")
    assert details.json() == {**default_edition_info(game), "data": dict(edition.data)}
    for missing in (f"/games/{game}/editions/0", "/games/chess/editions/0"):
        assert ola.get(missing).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_an_upload_is_checked_and_used_for_a_table(guest: NewGuest, game: str) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    checked = check(ola, game, own(game))
    assert checked.status_code == 200, checked.text
    details = checked.json()
    assert (details["name"], details["own"], details["default"]) == ("my own copy", True, False)
    assert details["title"] is None
    table = create_table(ola, game, own(game), listed=True)
    assert table["edition"] == {key: value for key, value in details.items() if key != "data"}
    assert jan.get(f"/tables/{table['id']}/edition").json() == details  # before joining
    assert ola.client.get(f"/api/tables/{table['id']}/edition").json() == details  # without a token
    listed = {one["id"]: one["edition"] for one in jan.get(f"/tables?game={game}").json()}
    assert listed[table["id"]] == table["edition"]
    jan.post(f"/tables/{table['id']}/join", {"nonce": nonce()})
    ola.post(f"/tables/{table['id']}/start", {"nonce": nonce()})
    record = ola.get(f"/tables/{table['id']}/record?seat=0").json()
    assert record["edition"] == {"name": details["name"], "hash": details["hash"], "data": details["data"]}


def test_faults_are_listed_as_messages(guest: NewGuest) -> None:
    bad = own("sintra")
    bad["strips"][2]["front"] = "YY"
    bad["broken_glass"][3] = 5
    refused = check(guest("Ola"), "sintra", bad)
    assert refused.status_code == 400
    error = refused.json()
    assert (error["error"], error["message"]["args"]["n"]) == ("bad-edition", 2)
    assert [one["id"] for one in error["faults"]] == ["sintra-edition-side", "sintra-edition-number"]
    table = guest("Ola").post("/tables", {"game": "sintra", "seats": SEATS, "edition": bad})
    assert (table.status_code, table.json()["faults"]) == (400, error["faults"])


def test_only_the_first_faults_are_listed(guest: NewGuest) -> None:
    bad = {**own("blueprints"), "plans": [{"id": "x"}] * 3000}
    error = check(guest("Ola"), "blueprints", bad).json()
    assert len(error["faults"]) == MAX_FAULTS
    assert error["message"]["args"]["n"] > 3000


WRONG: list[Any] = [None, True, -1, 10**30, 0.5, "", "x" * 5000, [], {}, [[[]]], {"": None}, "\u0000;#|", "?"]


def paths_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all values within JSON data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(deeper for key, value in inner for deeper in paths_in(value, (*path, key)))]


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    made = copy.deepcopy(data)
    within = made
    for key in path[:-1]:
        within = within[key]
    within[path[-1]] = value
    return made


@pytest.mark.parametrize("game", GAMES)
def test_wrong_values_are_reported_anywhere(guest: NewGuest, game: str) -> None:
    ola, chance = guest("Ola"), random.Random(game)
    everywhere = paths_in(own(game))
    near = [path for path in everywhere if len(path) <= 2]
    some = [*near, *chance.sample(everywhere, 40)]
    for path in some:
        for value in chance.sample(WRONG, 4):
            answer = check(ola, game, replaced(own(game), path, value))
            assert answer.status_code in (200, 400), (path, value, answer.text)
            if answer.status_code == 400:
                assert len(answer.text) < 40_000, (path, value)


@pytest.mark.parametrize("game", GAMES)
def test_other_files_are_refused(guest: NewGuest, game: str) -> None:
    ola = guest("Ola")
    other = GAMES[GAMES.index(game) - 1]
    error = check(ola, game, own(other)).json()
    assert error["faults"][0]["id"] == f"{game}-edition-game"
    match = Match(game, players=2, seed=1)
    record = check(ola, game, {"game": game, "moves": [], "edition": match.edition.name, "seed": "1"})
    assert record.status_code == 400
    for nothing in ([], 5, "open set", None, [own(game)]):
        assert check(ola, game, nothing).status_code == 400
    assert check(ola, "patchwork", own(game)).json()["message"]["id"] == "edition-fixed"
    assert check(ola, "chess", own(game)).status_code == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"[" * 30_000, 400),
        (b'{"game": NaN}', 400),
        (b'{"game": "sintra", "strips": ' + b"[" * 5_000 + b"]" * 5_000 + b"}", 400),
        (b'{"strips": [{"id": ' + b"9" * 20_000 + b"}]}", 400),
        (b'{"edition": "' + b"x" * 70_000 + b'"}', 413),
        (b'{"edition": "\\ud800"}', 400),
        (b"\xff\xfe", 400),
        (b"no JSON", 400),
    ],
)
def test_other_json_is_refused_as_an_edition(guest: NewGuest, body: bytes, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = guest("Ola").client.post("/api/games/sintra/edition", content=body, headers=headers)
    assert answer.status_code == status, answer.text


def test_an_upload_with_a_shipped_name_is_marked_as_own(guest: NewGuest) -> None:
    ola, ours = guest("Ola"), load("sintra").edition
    details = check(ola, "sintra", own("sintra", ours.name)).json()
    assert (details["name"], details["own"], details["title"]) == (ours.name, True, None)
    same = check(ola, "sintra", dict(ours.data)).json()
    assert (same["hash"], same["own"], same["default"]) == (ours.hash, False, True)


def test_unknown_names_are_refused(guest: NewGuest) -> None:
    requested = {"game": "sintra", "seats": SEATS, "edition": "printed by nobody"}
    answer = guest("Ola").post("/tables", requested)
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "unknown-edition")
    assert guest("Ola").get("/tables/nowhere/edition").status_code == 404


def test_uploads_do_not_accumulate_in_memory(guest: NewGuest) -> None:
    ola = guest("Ola")
    for n in range(150):
        assert check(ola, "sagrada", own("sagrada", f"copy {n}")).status_code == 200
    for n in range(500):
        sagrada.read_edition(own("sagrada", f"another {n}"))
    gc.collect()
    cached = (len(sagrada._known), len(sagrada._recent), sagrada._patterns.cache_info().currsize)
    assert max(cached) <= 2 * sagrada._CACHE_SIZE


def test_uploads_are_limited(settings: ServerSettings) -> None:
    import dataclasses

    strict = dataclasses.replace(settings, limits=Limits(editions=Rate(2, 0.01)), origins=("https://a.b",))
    with run_server(strict) as client:
        answers = [
            client.post("/api/games/sintra/edition", json=own("sintra", f"copy {n}")).status_code
            for n in range(3)
        ]
    assert answers == [200, 200, 429]
