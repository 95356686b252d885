### 条文ツールの言葉。日本語。

# $number: 章の番号
rules-chapter = 第{ $number }章
rules-below = この下の条文
rules-code = コード
rules-tests = テスト
rules-data = データ
rules-none = なし

## 条文の種類

rules-status-code = ルール
rules-status-data = 表
rules-status-flow = 手順
rules-status-physical = コマの取り扱い
rules-status-ruling = 裁定
rules-status-optional = 選択ルール
rules-status-later = 未実装

## ルールブックの注記

rules-note-physical = 卓上のみ
rules-note-ruling = 裁定
rules-note-optional = 選択ルール
