"""Japanese as its readers write it: the words of their rulebooks, polite sentences, whole numbers.

The words were weighed one by one against the Japanese rulebooks. Where ours stayed, the book's
word stands beside it once, where the term is defined.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server.catalogue import board_page
from bocage.server.shelf import Box

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "bocage" / "games"

AVOIDED = {
    "cobra_spi": {
        "手番": "プレイヤーターン",
        "指揮限度": "コマンド・リミット",
        "指揮ボーナス": "戦闘ボーナス",
        "打ち消": "無効化",
        "空きヘクス": "カラのヘクス",
        "空のヘクス": "カラのヘクス",
        "空ヘクス": "カラのヘクス",
        "騎兵群": "騎兵連隊",
        "重戦車大隊": "ティーガー大隊",
        "連隊/": "第914/352歩兵連隊",
        "旅団/": "英第22/7機甲旅団",
        "ノルマンディー": "ノルマンディ",
        "補給路": "補給線",
        "〜": "～",
    },
    "market_garden": {
        "非戦闘エリア": "非戦闘地帯",
        "空挺集積所": "空挺補給集積所",
        "補給ポイント": "補給許容量",
        "機械化されていない歩兵": "非機械化歩兵",
        "機械化でない歩兵": "非機械化歩兵",
        "FLAK部隊": "高射砲（FLAK）",
        "米": "アメリカ",
        "航空軍": "第8空軍",
        "第52師団": "第52軽師団",
        "空輸力の向上": "輸送力の向上",
        "降下エリアの自由選択": "降下地点の選択",
        "D-Dayの地上攻撃フェイズ": "D-Dayの第30軍団地上攻撃フェイズ",
        "工兵教導大隊": "工兵教導（Lehr）大隊",
        "SS偵察大隊": "SS装甲偵察大隊",
        "SS第": "第9SS装甲師団",
        "味方": "自軍",
        "補給端": "空挺補給堡",
        "確保した境界線": "保持下の境界線",
    },
    "combat_commander": {
        "命令": "オーダー",
        "行動": "アクション",
        "味方": "友軍",
        "自軍側のマップ端": "友軍側のマップ端",
        "運命": "フェイトカード",
        "手札の枚数": "ハンド・サイズ",
        "手札の補充": "手札補充",
        "制圧マーカー": "制圧下マーカー",
        "攻撃合計": "アタックトータル",
        "防御合計": "ディフェンストータル",
        "近接戦闘の合計": "近接戦闘合計値",
        "妨害地形": "妨害物",
        "遮蔽": "障害物",
        "死角": "見えないヘクス",
        "外れます": "ミスです",
        "命中せず": "ミス",
        "脆弱値": "防御施設の脆弱性",
        "公開の目標チット": "オープンな目標チット",
        "サポート表": "サポートテーブル",
        "煙幕弾": "発煙弾",
        "大橋": "大きな橋",
        "小橋": "小さな橋",
        "畑": "平地（Field）",
        "塹壕掘り": "塹壕を掘る",
        "砲弾ショック": "砲弾性ショック症",
        "戦略目標": "戦略的目標",
        "歩行可能な負傷兵": "歩行可能な程度の負傷兵",
        "少尉": "中尉",
        "開豁値": "開豁地",
        "アタクトータル": "アタックトータル",
    },
    "skirmish": {"条項": "条文"},
}
EVERYWHERE = {  # one word for one thing, on every page
    "地図": "マップ",
    "常設命令|待機命令": "事前指示",
    "受け持(?=ち|つ|ちます)": "担当",
    "イニシアチブ": "イニシアティブ",
    "ヘックス": "ヘクス",
    "条項": "条文",
    "……": "…",
}
# The same characters in another sense: plain verbs, and words that belong to both sides.
ALLOWED = {
    "combat_commander": ("敵味方", "行動を共に", "行動でき", "行動する"),
}
# Rules of the book that stand in clauses only: here the defined term is used, in prompts 自軍 is.
CLAUSES_ONLY = {
    "combat_commander": {"自軍": "友軍（自分の）", "(?<!対戦)相手": "対戦相手"},
}
# What must be said once, beside our own word or as the name of the thing.
NAMED_ONCE = {
    "cobra_spi": (
        *("タイガー戦車大隊", "合衆国", "イギリス", "メイアタック", "両端含む", "セットアップ"),
        *("ステップロスマーカー", "天候決定フェイズ", "離脱（退出）"),
    ),
    "market_garden": (
        *("IDシンボル", "ディスプレイボックス", "Disマーカー", "Spent防御力", "橋爆破", "連合軍橋"),
        *("Heldマーカー", "補給備蓄の使用", "カードデッキ", "進攻フェイズ", "Deelen飛行場"),
        *("マース川（Maas）", "ワール川（Waal）", "ライン川（Rhine）", "アイセル川（IJssel）"),
        *("Fresh（充足）", "Spent（疲弊）", "主目標", "イギリス本国ボックス", "拡張ゲーム"),
        "非戦闘地帯（Vacant）",
    ),
    "combat_commander": (
        *("フェイトカード", "フェイトデッキ", "ダイトリガー", "ゴールデン・ルール", "ドローパイル"),
        *("部隊指揮", "兵器指揮", "スポットティング", "修正ロール", "隠蔽、援護", "クリアー"),
        *("タイム・アドバンス", "セットアップ", "平地（Field）", "射撃アクション", "ロシア軍"),
        *("塹壕構築（塹壕を掘る）", "リーダー", "近接攻撃", "防衛施設", "弾着監視者", "視線"),
    ),
}

# Sentences that may end plainly: (file or game, key) and why. None is needed at present.
PLAIN_ON_PURPOSE: dict[tuple[str, str], str] = {}

POLITE = re.compile(r"(です|ます|ません|でした|ました|ください|でしょう|ましょう)か?$")
PLAIN = re.compile(r"([うくぐすつぬぶむる]|だ|た|ない|よい|しい|である)か?$")
GAPS = {
    "a space before the unit": r"[\d}] +(?:[VMFSAC]P|MF|ヘクス|ターン|ステップ|個|枚|回|人)",
    "a space between kana and a number": r"[ぁ-んァ-ヶー一-龠] +\d|\d +[ぁ-んァ-ヶー一-龠]",
    "a full-width number": r"[０-９％]",
    "the other wave dash": r"〜",
}
# Numbers that are names, with a space as in English: hexes before the place, versions, commands.
SPACED = re.compile(r"^(space-|map-|cli-|scenario-|rule-|clause-|lobby-foot|chapter-)")


def flat(pattern, followed=""):
    """The text of a pattern and of each variant in it, with what follows; placeables are □."""
    texts = []
    own = ""
    for place, element in enumerate(pattern.elements):
        if isinstance(element, ast.TextElement):
            own += element.value
            continue
        rest = pattern.elements[place + 1 :]
        after = rest[0].value if rest and isinstance(rest[0], ast.TextElement) else followed
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                texts += flat(variant.value, after if rest else followed)
        own += "□"
    return [own + (followed[:1] if followed[:1] == "。" else ""), *texts]


def ftl(path):
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value] if entry.value else []
            patterns += [attribute.value for attribute in entry.attributes]
            found[entry.id.name] = [text for one in patterns for text in flat(one)]
    return found


def clauses(game):
    lines = (GAMES / game / "data" / "clauses.tsv").read_text(encoding="utf-8").splitlines()
    head, *rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    title, text = head.index("title_ja"), head.index("text_ja")
    return {row[0]: [row[title], row[text]] for row in rows}


FILES = sorted(
    path
    for home in (ROOT / "src" / "bocage", ROOT / "client" / "src")
    for path in home.rglob("*ja.ftl")
    if "static" not in path.parts
)


def texts_of(game):
    return {**ftl(GAMES / game / "text" / "ja.ftl"), **clauses(game)}


def strays(texts, words, allowed=()):
    found = []
    for key, several in texts.items():
        for text in several:
            rest = re.sub("|".join(allowed), "", text) if allowed else text
            found += [f"{key}: {old} → {new}" for old, new in words.items() if re.search(old, rest)]
    return found


@pytest.mark.parametrize("game", AVOIDED)
def test_the_words_are_those_of_the_rulebooks_readers(game):
    allowed = ALLOWED.get(game, ())
    assert strays(texts_of(game), AVOIDED[game], allowed) == []
    assert strays(clauses(game), CLAUSES_ONLY.get(game, {}), allowed) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_one_word_is_used_for_one_thing(path):
    assert strays(ftl(path), EVERYWHERE) == []


@pytest.mark.parametrize("game", NAMED_ONCE)
def test_the_books_word_stands_beside_ours_once(game):
    everything = "\n".join(text for several in texts_of(game).values() for text in several)
    assert [word for word in NAMED_ONCE[game] if word not in everything] == []


def plain_ends(texts, source):
    for key, several in texts.items():
        if (source, key) in PLAIN_ON_PURPOSE:
            continue
        for text in several:
            for sentence in re.findall(r"([^。\n]+)[。]", re.sub(r"（[^（）]*）(?=。)", "", text)):
                if PLAIN.search(sentence) and not POLITE.search(sentence):
                    yield f"{source}: {key}: …{sentence[-12:]}。"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_sentences_on_the_screen_are_polite(path):
    assert list(plain_ends(ftl(path), path.parents[1].name)) == []


@pytest.mark.parametrize("game", AVOIDED)
def test_clauses_are_polite(game):
    assert list(plain_ends(clauses(game), game)) == []


def test_a_plain_sentence_is_noticed():
    texts = {"a": ["購入した。"], "b": ["動く（例外あり）。"], "c": ["動きます。", "よいですか。"]}
    assert list(plain_ends(texts, "x")) == ["x: a: …購入した。", "x: b: …動く。"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_numbers_are_written_without_gaps(path):
    assert [
        f"{key}: {what}: {text}"
        for key, several in ftl(path).items()
        if not SPACED.match(key)
        for text in several
        for what, gap in GAPS.items()
        if re.search(gap, text.replace("□", "}"))
    ] == []


@pytest.mark.parametrize(
    ("game", "scenario"), [("cobra-spi", "breakout"), ("market-garden", "garden")]
)
def test_rivers_on_the_map_have_japanese_names(game, scenario):
    engine = Engine(load_module(game), scenario)
    page = board_page(Box(engine), "ja")
    board = engine.module.board(engine.book)
    rivers = sorted({border.name for border in board.borders if border.name})
    assert rivers
    assert [name for name in rivers if not re.search("(川|川上流|運河)$", page.names[name])] == []


def test_areas_bear_the_printed_name_beside_ours_in_the_rulebook():
    (book,) = (ROOT / "docs" / "games").glob("market-garden-rules.ja.md")
    assert "| 54 シント・ウーデンローデ（St. Oedenrode） |" in book.read_text(encoding="utf-8")


def test_the_game_of_the_authors_guide_is_polite_too():
    lines = (ROOT / "docs" / "author-guide.md").read_text(encoding="utf-8").splitlines()
    japanese = {str(i): [x] for i, x in enumerate(lines) if re.search("[ぁ-ん]", x)}
    assert japanese
    assert list(plain_ends(japanese, "author-guide.md")) == []
