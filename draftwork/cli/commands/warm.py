"""`draftwork warm`: compiles all rules and bots ahead of their first use."""

from __future__ import annotations

from draftwork.cli.interrupts import exit_on_interrupt
from draftwork.cli.language import translate
from draftwork.cli.options import Lang
from draftwork.cli.output.console import show


def command(lang: Lang = None) -> None:
    from draftwork.kernel import PURE

    if PURE:
        show(translate("cli-warm-pure"))
        return
    from draftwork.kernel import cache

    _compile()
    cache.prune()
    folder = cache.folder()
    if folder is None:
        show(translate("cli-warm-no-folder"), "yellow")
    else:
        show(translate("cli-warm-folder", folder=str(folder)), "green", no_wrap=True)


def _compile() -> None:
    from draftwork.cli.output.progress import show_log_messages, step_progress

    show(translate("cli-warm-begin"), "dim")
    with exit_on_interrupt(), show_log_messages(None):
        from draftwork.games import playable
        from draftwork.lab.warm import steps as compile_steps
        from draftwork.lab.warm import warm

        with step_progress(sum(len(compile_steps(game)) for game in playable())) as (_, advance):
            warm(advance)
