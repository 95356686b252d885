"""Japanese lines break between words: never inside a number and what it counts."""

import pytest
from playwright.sync_api import expect

from tests.e2e.harness import PHONE, Contexts
from tests.e2e.served import Served

BROKEN = """() => {
  const number = /第[\\d/]+|\\d+(?:[VMFSAC]P|MF|ヘクス|ステップ|ユニット|ターン|個|枚|回|人)/g
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const found of node.data.matchAll(number)) {
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
      if (lines.size > 1) broken.push(node.data.slice(found.index - 9, found.index + 9))
    }
  }
  return broken
}"""


@pytest.mark.parametrize("game", ["market-garden", "combat-commander", "cobra-spi"])
def test_no_number_is_parted_from_what_it_counts(open_context: Contexts, server: Served, game: str):
    page = open_context(locale="ja-JP", viewport=PHONE).new_page()
    page.goto(f"{server.url}/rules/{game}")
    expect(page.get_by_role("heading", level=3).nth(200)).to_be_attached()
    for width in (390, 360, 412):
        page.set_viewport_size({"width": width, "height": PHONE["height"]})
        assert page.evaluate(BROKEN) == []
