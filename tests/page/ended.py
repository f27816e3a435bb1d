"""Finished tables for the page tests: the moves are sent by HTTP, because playing by clicks takes long."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.page.players import CAN_ACT

# Creates and starts a table with the guest of this browser on the first seat, and returns its id.
MAKE = """async ([game, bots, options]) => {
  const post = async (path, body, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    if (!token) delete headers.Authorization;
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { token } = await post('/api/guests', { nickname: 'Ola' });
  localStorage.setItem('draftwork.token', token);
  const seats = [{ kind: 'me' }, ...Array(bots).fill({ kind: 'bot', bot: 'random' })];
  const table = await post('/api/tables', { game, seats, options }, token);
  await post(`/api/tables/${table.id}/start`, { nonce: '0'.repeat(32) }, token);
  return table.id;
}"""
# Plays the first or the last choice of the own seat, to the end or until `most` moves were sent.
PLAY = """async ([id, last, most]) => {
  const token = localStorage.getItem('draftwork.token');
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const leaves = (list) => list.flatMap((one) => one.move === null ? leaves(one.choices) : [one.move]);
  for (let sent = 0; sent <= 400; ) {
    const { table, game } = await (await fetch(`/api/tables/${id}/view?seat=0`, { headers })).json();
    if (game.outcome || sent >= most) return game;
    const moves = leaves(game.choices);
    if (!moves.length) { await new Promise((next) => setTimeout(next, 10)); continue; }
    const move = moves.at(last ? -1 : 0);
    const body = { seat: 0, answers: table.number, id: `move-${Date.now()}-${sent}`, move };
    const answer = await fetch(`/api/tables/${id}/moves`, {
      method: 'POST', headers, body: JSON.stringify(body),
    });
    if (answer.ok) sent += 1;
    else if (answer.status !== 409) throw new Error(await answer.text());
  }
  throw new Error('not over');
}"""


def start(page: Page, game: str, bots: int = 1, **options: Any) -> str:
    """Sit down at a new table as Ola, and return its id."""
    page.goto("/nowhere")
    table: str = page.evaluate(MAKE, [game, bots, options])
    page.goto(f"/t/{table}")
    page.get_by_test_id("board").wait_for()
    return table


def play_on(page: Page, table: str, moves: int) -> None:
    """Play the first choice some times, and wait for the next decision."""
    page.evaluate(PLAY, [table, False, moves])
    page.wait_for_function(CAN_ACT)


def finish(page: Page, table: str, last: bool = False) -> dict[str, Any]:
    """Play to the end, always the first or the last choice, and return the final position."""
    position: dict[str, Any] = page.evaluate(PLAY, [table, last, 400])
    page.get_by_test_id("game-over").wait_for()
    return position
