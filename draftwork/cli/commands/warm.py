"""draftwork warm: compile everything once, so that nobody waits later."""

from __future__ import annotations

from draftwork.cli.language import say
from draftwork.cli.options import Lang
from draftwork.cli.output.console import show


def command(lang: Lang = None) -> None:
    from draftwork.kernel import PURE

    if PURE:
        show(say("cli-warm-pure"))
        return
    from draftwork.kernel import cache

    _compile()
    cache.prune()
    folder = cache.folder()
    if folder is None:
        show(say("cli-warm-no-folder"), "yellow")
    else:
        show(say("cli-warm-folder", folder=str(folder)), "green", whole=True)


def _compile() -> None:
    from draftwork.cli.output.progress import notices, steps

    show(say("cli-warm-begin"), "dim")
    with notices(None):
        from draftwork.games import playable
        from draftwork.lab.warm import jobs, warm

        with steps(sum(len(jobs(game)) for game in playable())) as (_, advance):
            warm(advance)
