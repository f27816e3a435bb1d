"""The table of an agent, and the server that offers it by the Model Context Protocol."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

import draftwork
from draftwork.envs.text import NoLegalMove, Style
from draftwork.envs.text.mcp_server import make_server
from draftwork.envs.text.table import AgentTable
from draftwork.kernel.errors import BadOption, BadSeat, DraftworkError, GameOver, UnknownBot

RANDOM = ("random",)


def new_table(**settings: Any) -> AgentTable:
    return AgentTable(Style(legal_moves=True), seed="secret", **settings)


def first_move(seen: str) -> str:
    found = re.search(r"The legal moves:\n([^;\n]+)", seen)
    assert found is not None
    return found[1]


def test_a_match_is_played_to_the_end_and_then_another() -> None:
    table = new_table()
    seen = table.begin("hoard", seat=1, opponents=RANDOM)
    assert "You are player 2 of 2 in a match of Hoard." in seen
    turns = 0
    while "The match is over." not in seen:
        seen = table.play(first_move(seen))
        assert seen.startswith("The moves since your decision:\n")
        turns += 1
    assert turns == 3
    with pytest.raises(GameOver):
        table.play("play 1")
    assert "You are player 1 of 2" in table.begin("hoard", opponents=RANDOM)


def test_the_agent_reads_exactly_what_its_seat_may_know() -> None:
    table = new_table()
    seen = table.begin("sagrada", opponents=RANDOM)
    match = draftwork.Match("sagrada", seed="secret/0")
    assert match.seat(0).view == json.loads(table.look("json"))["view"] or "pattern ?" in seen
    for _ in range(6):
        data = json.loads(table.look("json"))
        text = json.dumps(data)
        assert data["seat"] == 0
        assert "secret" not in text  # the seed
        assert "key" not in data["view"]
        assert data["view"]["players"][1].get("private") is None
        seen = table.play(first_move(table.look()))


def test_refusals_and_the_end_of_the_attempts() -> None:
    table = new_table(attempts=2)
    with pytest.raises(GameOver, match="No match is running"):
        table.look()
    with pytest.raises(GameOver, match="No match is running"):
        table.play("pass")
    with pytest.raises(GameOver):
        table.resign()
    table.begin("hoard", opponents=RANDOM)
    with pytest.raises(BadOption, match="Finish or resign"):
        table.begin("hoard")
    assert "You have 1 more attempt." in table.play("leap")
    with pytest.raises(NoLegalMove):
        table.play("leap")
    assert "hand" in table.look("json")  # the match stays in view, but its secrets stay hidden
    table.begin("hoard", opponents=RANDOM)
    assert table.resign() == "You have resigned."
    for call, error in [
        (lambda: table.begin("hoard", seat=2), BadSeat),
        (lambda: table.begin("hoard", opponents=("random", "random")), BadOption),
        (lambda: table.begin("hoard", opponents=("nobody",)), UnknownBot),
        (lambda: table.look("xml"), BadOption),
    ]:
        with pytest.raises(error):
            call()


def test_the_same_seed_gives_the_same_match_to_the_operator_only() -> None:
    first, second = new_table(), new_table()
    assert first.begin("hoard", opponents=RANDOM) == second.begin("hoard", opponents=RANDOM)
    first.resign()
    assert "secret/" not in first.begin("hoard", opponents=RANDOM)


async def call(client: Client, tool: str, **arguments: Any) -> tuple[str, bool]:
    result = await client.call_tool(tool, arguments)
    return "\n".join(part.text for part in result.content if part.type == "text"), result.is_error


async def play_by_protocol(client: Client) -> None:
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert set(tools) == {"list_games", "new_match", "look", "play", "resign"}
    assert "seed" not in tools["new_match"].input_schema["properties"]
    listed, failed = await call(client, "list_games")
    assert not failed
    assert '"hoard"' in listed
    text, failed = await call(client, "new_match", game="hoard", opponents=["random"])
    assert not failed
    assert "legal moves" not in text  # the default
    text, failed = await call(client, "new_match", game="hoard")
    assert failed
    assert "Finish or resign it first." in text
    text, failed = await call(client, "play", move="leap")
    assert not failed
    assert "“leap” is not a move" in text
    text, failed = await call(client, "look", form="json")
    held = json.loads(text)["view"]["players"][0]["hand"]
    assert json.loads(text)["view"]["players"][1]["hand"] is None
    text, failed = await call(client, "play", move=f"play {held[0]}")
    assert not failed
    assert f"play {held[0]}" in text


def test_an_agent_plays_by_the_protocol() -> None:
    async def play() -> None:
        async with Client(make_server(AgentTable(seed="s"))) as client:
            await play_by_protocol(client)

    anyio.run(play)


@pytest.mark.long
def test_the_command_serves_the_protocol_on_its_standard_streams(tmp_path: Path) -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "draftwork", "mcp", "--seed", "s"], cwd=str(tmp_path)
    )

    async def play() -> None:
        async with Client(stdio_client(command)) as client:
            await play_by_protocol(client)

    anyio.run(play)


def test_errors_of_the_table_are_errors_that_an_agent_can_read() -> None:
    async def play() -> None:
        async with Client(make_server(AgentTable())) as client:
            text, failed = await call(client, "new_match", game="chess")
            assert failed
            assert "There is no game “chess”." in text

    anyio.run(play)
    assert issubclass(NoLegalMove, DraftworkError)
