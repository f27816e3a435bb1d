"""A match at the terminal between people and bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from draftwork import bots
from draftwork.bots.ladder import STAND_IN
from draftwork.cli.errors import CommandError
from draftwork.cli.interactive import session_commands, unfinished
from draftwork.cli.interactive.choices import choices_table, refusals_note
from draftwork.cli.interactive.keyboard import has_keyboard, read_line
from draftwork.cli.interrupts import exit_on_hangup, ignore_interrupts
from draftwork.cli.language import bot_name, language, translate
from draftwork.cli.output import match_text
from draftwork.cli.output.console import clear_screen, draw_board, out, show, styled
from draftwork.kernel.errors import NothingToUndo
from draftwork.kernel.mode import COMPILER
from draftwork.kernel.random import generator
from draftwork.play import Match

if TYPE_CHECKING:
    from draftwork.bots.remote import ThinkProcess


class Session:
    """A running match with its people, bots and file."""

    def __init__(self, match: Match, file: Path | None = None, unfinished_file: Path | None = None) -> None:
        self.match = match
        self.think_process: ThinkProcess | None = None
        self.bots = {
            seat: self._load_bot(name, f"{match.seed}/{seat}")
            for seat, name in enumerate(match.seats)
            if name in bots.names(match.game)
        }
        self.people = unfinished.people(match)
        self.only_person = self.people[0] if len(self.people) == 1 else None
        # Several people must not see each other's hidden information, so the screen is cleared between them.
        self.private_screens = match.game.hidden_information and len(self.people) > 1
        self.file = file  # from which the match was loaded, or to which it was saved
        self.saved_moves = len(match.history) if file else 0
        self.keeps_match = bool(self.people) and has_keyboard()  # if it ends unfinished
        self.unfinished_file = unfinished_file  # in which the match was kept before
        self.shown_moves = dict.fromkeys(self.people, 0)  # number of moves that each person has seen, by seat
        self.typed = ""  # the part of a move that the person has typed
        self.person_at_screen: int | None = None if self.private_screens else self.only_person

    def _load_bot(self, name: str, seed: str) -> bots.Bot:
        """Load a bot. A bot that searches runs in a worker process, where the rules are compiled."""
        game = self.match.game
        if name in (bots.RANDOM, STAND_IN) or not COMPILER:
            return bots.load(name, game.name, seed)
        from draftwork.bots.remote import RemoteBot, ThinkProcess

        self.think_process = self.think_process or ThinkProcess()
        only_bots = all(other in bots.names(game) for other in self.match.seats)
        # Without people there is no need for a stand-in while the worker compiles.
        bot = RemoteBot(name, self.think_process, patient=only_bots)
        bot.begin(game, generator(seed))
        return bot

    def run(self) -> None:
        """Play until the user leaves. An unfinished match is kept, also if a signal ends the process."""
        ended_by: BaseException | None = None
        with exit_on_hangup():
            try:
                self._greet()
                while self._step():
                    pass
            except (EOFError, KeyboardInterrupt) as error:
                ended_by = error
            finally:
                try:
                    kept = self._finish()
                except (SystemExit, KeyboardInterrupt):  # a closed window ends the input, then sends a signal
                    self._finish()
                    raise
        if ended_by is not None:
            out().print()
        session_commands.show_exit_hints(self, kept)
        if isinstance(ended_by, KeyboardInterrupt):
            raise ended_by

    def _finish(self) -> bool:
        """Keep an unfinished match and stop the bots. Return whether the match is kept."""
        with ignore_interrupts():
            kept = self._keep_match()
            self._stop_bots()
        return kept

    @property
    def has_unsaved_moves(self) -> bool:
        """Whether no file holds the match, and a person has made a decision in it."""
        return self.saved_moves < len(self.match.history) and self._has_decisions()

    def _keep_match(self) -> bool:
        """Keep an unfinished match with moves that no file holds. Return whether it is kept."""
        if not self.keeps_match:
            return False
        wanted = self.has_unsaved_moves and self.match.to_move is not None
        try:
            if wanted:
                unfinished.keep(self.match, self.unfinished_file)
            elif self.unfinished_file is not None:
                self.unfinished_file.unlink(missing_ok=True)
        except (CommandError, OSError):  # the last moves are reported as not saved
            return False
        return wanted

    def _stop_bots(self) -> None:
        if self.think_process is not None:
            self.think_process.close()

    def _greet(self) -> None:
        names = tuple(self._introduce(seat) for seat in range(self.match.players))
        out().rule(styled(translate(f"{self.match.game.name}-name"), "bold"), style="dim")
        show(translate("cli-greet", names=names), "")
        if not self.people and self.think_process is not None:
            show(translate("cli-bots-starting"), "dim")
        if self.people:
            show(translate("cli-greet-help"), "dim")
        if self.keeps_match:
            self._check_folder()
        continued = self.file is not None or self.unfinished_file is not None
        self.shown_moves = dict.fromkeys(self.people, len(self.match.history) if continued else 0)

    def _check_folder(self) -> None:
        """Warn at the beginning if the match cannot be kept."""
        try:
            unfinished.prepare(self.match.game.name)
        except CommandError as error:
            show(error.message.text(language()), "yellow")
            self.keeps_match = False

    def _introduce(self, seat: int) -> str:
        """Name a player and say whether it is a person or a bot."""
        name = self.match.seats[seat]
        if seat in self.bots:
            return translate("cli-seat-bot", seat=seat + 1, name=bot_name(name))
        if name not in match_text.UNNAMED:
            return translate("cli-seat-person-named", seat=seat + 1, name=name)
        return (
            self.player_name(seat)
            if seat == self.only_person
            else translate("cli-seat-person", seat=seat + 1)
        )

    def _step(self) -> bool:
        """Continue to the next decision of a person. Return False when the session ends."""
        to_move = self.match.to_move
        if to_move in self.bots:
            self._play_bot(to_move)
            return True
        self._switch_person(to_move)
        self.show_new_moves()
        if to_move is None:
            self._show_result()
        else:
            self.show_board()
            show("")
            self._show_prompt(to_move)
            self.show_choices()
        if not self.people:
            return False
        return self._read_until_move()

    def _show_prompt(self, to_move: int) -> None:
        """Show whose turn it is and what to decide."""
        line = styled(
            translate("cli-turn", who=self.player_name(to_move)), f"bold {match_text.seat_colour(to_move)}"
        )
        prompt = self.match.seat(to_move).prompt
        if prompt is not None:
            line = styled(" · ").join([line, styled(prompt.text(language()))])
        out().print(line)

    def _play_bot(self, seat: int) -> None:
        bot = self.bots[seat]
        before = getattr(bot, "standing_in", False)
        self.match.play(bot.choose(self.match.seat(seat)))
        after = getattr(bot, "standing_in", False)
        if before != after and self.people:
            show(
                translate("cli-bots-warming" if after else "cli-bots-ready", name=self.player_name(seat)),
                "dim",
            )

    def _switch_person(self, to_move: int | None) -> None:
        """Clear the screen before another person looks at it, if the game has hidden information."""
        if not self.private_screens or to_move in (None, self.person_at_screen):
            return
        clear_screen()
        show(translate("cli-hand-over", who=self.player_name(to_move or 0)))
        read_line("")
        clear_screen()
        self.person_at_screen = to_move

    def show_new_moves(self) -> None:
        """Show the moves since the viewer last saw the screen."""
        viewer = self.viewer
        first = self.shown_moves.get(viewer, 0) if viewer is not None else 0
        for turn in match_text.group_turns(self.match, first, viewer):
            seat = self.match.history[turn[0]].seat
            line = styled("● ", match_text.seat_colour(seat))
            line.append_text(styled(match_text.describe_turn(self.match, turn, viewer, self.only_person)))
            out().print(line)
        for seat in [viewer] if self.private_screens and viewer is not None else self.people:
            self.shown_moves[seat] = len(self.match.history)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown.

        With private screens it is the person at the screen, otherwise the person to move or the first person.
        """
        if self.private_screens:
            return self.person_at_screen
        to_move = self.match.to_move
        return to_move if to_move in self.people else next(iter(self.people), None)

    def _show_result(self) -> None:
        self.show_board()
        outcome = self.match.outcome
        if outcome:
            out().print(match_text.result_panel(self.match, outcome, self.only_person))
        self.show_score()
        if self.people:
            show(translate("cli-over-help"), "dim")

    def _read_until_move(self) -> bool:
        """Read lines until one changes the match. Return False when the user quits."""
        while True:
            line = read_line(f"{self.typed}> ")
            before = len(self.match.history)
            if not line and self.typed:
                self.typed = ""
                self.show_choices()
            if line and session_commands.execute(self, line) is session_commands.QUIT:
                return False
            if len(self.match.history) != before:
                self.typed = ""
                return True

    def _has_decisions(self) -> bool:
        """Return whether a person has made a decision that is not undone."""
        return any(not entry.forced and entry.seat in self.people for entry in self.match.history)

    def undo(self) -> None:
        """Undo the last decision of a person and the moves of bots after it."""
        if not self._has_decisions():
            raise NothingToUndo("nothing-to-undo")
        self.match.undo()
        while self.match.to_move not in self.people:
            self.match.undo()
        plies = len(self.match.history)
        self.shown_moves = {seat: min(shown, plies) for seat, shown in self.shown_moves.items()}
        self.saved_moves = min(self.saved_moves, plies)

    def show_board(self) -> None:
        draw_board(self.match.seat(self.viewer).terminal(language()))

    def show_choices(self) -> None:
        seat, console = self.match.seat(self.match.to_move), out()
        console.print(choices_table(seat, console))
        note = refusals_note(seat)
        if note:
            show(note, "dim")

    def show_score(self) -> None:
        out().print(match_text.scores_panel(self.match, self.viewer, self.only_person))

    def player_name(self, seat: int) -> str:
        return match_text.player_name(self.match, seat, self.only_person)
