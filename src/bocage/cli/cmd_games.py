"""`bocage games`: what can be played."""

from __future__ import annotations

from typing import Any

from bocage.cli.flags import AsJson, Lang
from bocage.cli.output import console, print_json, print_table
from bocage.cli.words import Words, language
from bocage.kernel.module import Module, load_module, offered_names
from bocage.text import message_id


def games(*, json: AsJson = False, lang: Lang = None) -> int:
    """List games, scenarios and options."""
    found = [_describe(load_module(name), language(lang)) for name in offered_names()]
    if json:
        print_json({"games": found})
        return 0
    for game in found:
        _print(game, language(lang))
    return 0


def _describe(module: Module, lang: str) -> dict[str, Any]:
    words = Words(module, None, lang)

    def called(group: str, name: str) -> str:
        message = message_id(group, name)
        return words.texts.say(message) if words.texts.has(message) else ""

    return {
        "game": module.id,
        "edition": module.edition,
        "title": called("game", "title") or module.id,
        "about": called("game", "about"),
        "sides": list(module.sides),
        "scenarios": [
            {
                "scenario": name,
                "title": called("scenario", name) or name,
                "about": called("scenario", f"{name}-about"),
            }
            for name in module.offered
        ],
        "options": [
            {
                "option": option.id,
                "clause": option.clause,
                "values": list(option.values),
                "default": option.default,
                "scenarios": list(option.scenarios),
                "title": called("option", option.id) or option.id,
                "about": called("option", f"{option.id}-about"),
            }
            for option in module.options
        ],
        "biases": sorted(module.biases),
    }


def _only(scenarios: list[str], lang: str) -> str:
    """For which scenarios an option is, if not for all."""
    from bocage.cli.words import own_texts

    if not scenarios:
        return ""
    return " " + own_texts(lang).say("cli-only-scenarios", scenarios=", ".join(scenarios))


def _print(game: dict[str, Any], lang: str) -> None:
    from bocage.cli.words import own_texts

    say = own_texts(lang).say
    out = console()
    out.print(f"{game['title']} ({game['game']}, {game['edition']})", style="bold", markup=False)
    out.print(game["about"], markup=False)
    print_table(
        (say("cli-head-scenario"), ""),
        [(s["scenario"], f"{s['title']}. {s['about']}") for s in game["scenarios"]],
    )
    if game["options"]:
        print_table(
            (say("cli-head-option"), say("cli-head-values"), ""),
            [
                (
                    o["option"],
                    " | ".join(o["values"]),
                    f"{o['title']}. {o['about']} [{o['clause']}]{_only(o['scenarios'], lang)}",
                )
                for o in game["options"]
            ],
        )
