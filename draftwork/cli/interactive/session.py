"""A match at the terminal, from the first decision to the last."""

from __future__ import annotations

from pathlib import Path

from draftwork import bots
from draftwork.bots.remote import STAND_IN, Remote, Worker
from draftwork.cli.interactive import choices, session_commands
from draftwork.cli.interactive.keyboard import ask
from draftwork.cli.language import language, say
from draftwork.cli.output import match_text
from draftwork.cli.output.console import draw, out, show, styled, wipe
from draftwork.kernel.errors import BadMove, DraftworkError, NothingToUndo
from draftwork.kernel.mode import COMPILER
from draftwork.kernel.random import generator
from draftwork.play import Match


class Session:
    def __init__(self, match: Match, file: Path | None = None) -> None:
        self.match = match
        self.worker = Worker()
        self.bots = {
            seat: self._bot(name, f"{match.seed}/{seat}")
            for seat, name in enumerate(match.seats)
            if name in bots.names(match.game)
        }
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.only_person = self.people[0] if len(self.people) == 1 else None
        self.secret = match.game.hidden_information and len(self.people) > 1
        self.file = file  # where it was loaded from or saved to
        self.kept = len(match.history) if file else 0  # moves of the match that are in the file
        self.news = dict.fromkeys(self.people, 0)  # how much of the history each person was told
        self.looking: int | None = None if self.secret else self.only_person  # the person at the screen

    def _bot(self, name: str, seed: str) -> bots.Bot:
        """Bots that search think in a process of their own, where the rules are compiled."""
        game = self.match.game
        if name in (bots.RANDOM, STAND_IN) or not COMPILER:
            return bots.load(name, game.name, seed)
        alone = all(other in bots.names(game) for other in self.match.seats)
        bot = Remote(name, self.worker, patient=alone)  # nobody waits: all moves are the bot's own
        bot.begin(game, generator(seed))
        return bot

    def run(self) -> None:
        self._greet()
        try:
            while self._step():
                pass
        except (EOFError, KeyboardInterrupt):
            out().print()
            session_commands.leave(self)
        finally:
            self._end_bots()

    def _end_bots(self) -> None:
        """A bot may still be thinking, in a thread that would otherwise start its process again."""
        self.worker.stop()
        for bot in self.bots.values():
            if isinstance(bot, Remote):
                bot.close()
        self.worker.close()

    def _greet(self) -> None:
        names = tuple(self.who(seat) for seat in range(self.match.players))
        out().rule(styled(say(f"{self.match.game.name}-name"), "bold"), style="dim")
        show(say("cli-greet", names=names), "")
        if not self.people and any(isinstance(bot, Remote) for bot in self.bots.values()):
            show(say("cli-bots-starting"), "dim")
        if self.people:
            show(say("cli-greet-help"), "dim")
        self.news = dict.fromkeys(self.people, len(self.match.history) if self.file else 0)

    def _step(self) -> bool:
        """Up to the next decision of a person; False when all is done."""
        turn = self.match.to_move
        if turn in self.bots:
            self._let_play(turn)
            return True
        self._hand_over(turn)
        self.tell_news()
        if turn is None:
            self._finish()
        else:
            self.show_board()
            show("")
            show(say("cli-turn", who=self.who(turn)), f"bold {match_text.colour(turn)}")
            todo = self.match.seat(turn).prompt
            if todo is not None:
                show(todo.text(language()), "")
            self.show_choices()
        if not self.people:
            return False
        return self._decide()

    def _let_play(self, turn: int) -> None:
        bot = self.bots[turn]
        before = getattr(bot, "standing_in", False)
        self.match.play(bot.choose(self.match.seat(turn)))
        after = getattr(bot, "standing_in", False)
        if before != after and self.people:
            show(say("cli-bots-warming" if after else "cli-bots-ready", name=self.who(turn)), "dim")

    def _hand_over(self, turn: int | None) -> None:
        """With secrets nobody sees the screen of another."""
        if not self.secret or turn in (None, self.looking):
            return
        wipe()
        show(say("cli-hand-over", who=self.who(turn or 0)))
        ask("")
        wipe()
        self.looking = turn

    def tell_news(self) -> None:
        """The moves since the person at the screen last looked."""
        viewer = self.viewer
        first = self.news.get(viewer, 0) if viewer is not None else 0
        for turn in match_text.turns(self.match, first, viewer):
            seat = self.match.history[turn[0]].seat
            line = styled("● ", match_text.colour(seat))
            line.append_text(styled(match_text.told(self.match, turn, viewer, self.only_person)))
            out().print(line)
        for seat in [viewer] if self.secret and viewer is not None else self.people:
            self.news[seat] = len(self.match.history)

    @property
    def viewer(self) -> int | None:
        """Whose eyes are on the screen: without secrets the one to move, or anybody."""
        if self.secret:
            return self.looking
        turn = self.match.to_move
        return turn if turn in self.people else next(iter(self.people), None)

    def _finish(self) -> None:
        self.show_board()
        outcome = self.match.outcome
        if outcome:
            out().print(match_text.result(self.match, outcome, self.only_person))
        self.show_score()
        if self.people:
            show(say("cli-over-help"), "dim")

    def _decide(self) -> bool:
        """Lines until one changes the match; False to leave."""
        while True:
            line = ask("> ")
            before = len(self.match.history)
            if line and session_commands.obey(self, line) is session_commands.LEAVE:
                return False
            if len(self.match.history) != before:
                return True

    def move(self, text: str) -> None:
        try:
            self.match.play(text, self.match.to_move)
        except BadMove as fault:
            self._suggest(text, fault)
        except DraftworkError as fault:
            show(fault.message.text(language()), "red")

    def _suggest(self, text: str, fault: BadMove) -> None:
        """The beginning of a move is no mistake: show how to go on."""
        turn = self.match.to_move
        seat = self.match.seat(turn)
        reason = choices.why_not(seat, text)
        if reason:
            show(reason, "red")
        elif turn is not None and choices.fitting(seat, text):
            out().print(choices.listing(seat, text))
        else:
            show(fault.message.text(language()), "red")

    def undo(self) -> None:
        """Back to the last decision of a person, across the replies of bots."""
        if not any(not played.forced and played.seat in self.people for played in self.match.history):
            raise NothingToUndo("nothing-to-undo")
        self.match.undo()
        while self.match.to_move not in self.people:
            self.match.undo()
        self.news = {seat: min(told, len(self.match.history)) for seat, told in self.news.items()}
        self.kept = min(self.kept, len(self.match.history))

    def show_board(self) -> None:
        draw(self.match.seat(self.viewer).terminal(language()))

    def show_choices(self) -> None:
        out().print(choices.overview(self.match.seat(self.match.to_move)))

    def show_score(self) -> None:
        out().print(match_text.scores(self.match, self.viewer, self.only_person))

    def who(self, seat: int) -> str:
        return match_text.who(self.match, seat, self.only_person)
