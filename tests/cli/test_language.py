import pytest

from draftwork.cli.language import detect_language, translate_optional


@pytest.mark.parametrize(
    ("args", "environ", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "pl_PL", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ([], {"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ([], {"LANG": "pl_PL", "DRAFTWORK_LANG": "uk"}, "uk"),
        ([], {"LANG": "pl_PL", "DRAFTWORK_LANG": "xx"}, "pl"),
        (["--lang", "en"], {"DRAFTWORK_LANG": "uk"}, "en"),
        (["games", "--lang=PL"], {}, "pl"),
        (["games", "--lang"], {"LANG": "uk"}, "uk"),
        (["games", "--lang", "xx"], {"LANG": "uk"}, "uk"),
    ],
)
def test_language_comes_from_option_then_variable_then_locale(
    args: list[str], environ: dict[str, str], expected: str
) -> None:
    assert detect_language(args, environ) == expected


def test_an_optional_message_has_a_default() -> None:
    assert translate_optional("no-such-message", "otherwise") == "otherwise"
