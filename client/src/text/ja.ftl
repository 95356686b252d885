### 地図と決定のまわりのページ。日本語。

app-name = Bocage

## 短い言葉

list-comma = 、
close = 閉じる
cancel = キャンセル
delete = 削除
retry = もう一度試す
loading = 読み込み中……
start = 始める
starting = 準備中……
export = 棋譜を保存
export-private = シードと席を保存
import = 棋譜を開く
nav-home = ゲーム一覧
nav-logo = Bocage：ゲーム一覧
nav-tools = 言語と設定
rules = ルール
undo = 取り消す
undo-not = いま取り消せる決定はありません。押すと理由が分かります。

## エラー

error-offline = サーバーに接続できません。サーバーは動いていますか。
error-status = サーバーがエラーを返しました（{ $status }）。
link-lost = 接続が切れました。再接続しています……
link-gone = このゲームは削除されました。
missing-title = ここには何もありません
missing-text = このアドレスのページはありません。ゲームが削除された可能性があります。
table-failed = このゲームを開けません

## ゲーム一覧

lobby-title = ルールブックどおりのボードウォーゲーム
lobby-about = ルールで認められた手はすべて指せます。認められない手は、それを禁じる条文とともに断られます。どの数値にも、その根拠となる条文が付いています。
lobby-mine = あなたのゲーム
lobby-start = ゲームを始める
lobby-more = ほか{ $count }件を表示
lobby-facts = { $sides } · シナリオ{ $scenarios }本
lobby-overlay = あなた自身の表を使用中：{ $tables }
lobby-usual = 「始める」：{ $scenario }。あなたが{ $side }、相手は{ $bot }です。
lobby-start-game = { $game }を始める
lobby-guided = 最初のターンを案内付きで
lobby-guided-game = 最初のターンを案内付きで：{ $game }
lobby-choices = 細かく選ぶ
lobby-choices-game = { $game }の設定を細かく選ぶ
lobby-rules-game = { $game }のルール
lobby-no-games = ゲームがインストールされていません。
lobby-foot = Bocage { $version }。非公式のソフトウェアです。ゲームは正規にお求めください。

row-go = あなたの番
row-wait = 待機中
row-over = 終了
row-your-turn = { $side }の決定
row-turn = { $sides }の決定
row-seat = { $side }：{ $player }
row-played = { $when } · 決定{ $decisions }回
row-open = 続ける
row-look = 見る
row-open-game = 続ける：{ $game }
row-look-game = 見る：{ $game }
row-export-game = { $game }の棋譜を保存
row-delete-game = { $game }を削除
row-delete-title = このゲームを削除しますか
row-delete-text = { $game }とその{ $decisions }回の決定は完全に失われます。残しておきたい場合は、先に棋譜を保存してください。

seat-me = あなた
seat-chair = 同じ画面のもう一人
seat-bot = ボット：{ $bot }

import-title = 棋譜を開く
import-about = 見たい棋譜（.bocage）を選んでください。別の機械で進めていたゲームを続けるには、非公開ファイル（.bocage.private）も一緒に選びます。
import-file = ファイル
import-none = まず棋譜を選んでください。
import-large = 棋譜としては大きすぎるファイルです。

## 新しいゲーム

new-title = 新しいゲーム
new-game = ゲーム
new-scenario = シナリオ
new-seats = だれが受け持つか
new-shared = 一つの画面を二人で使います。表示は決定する側に切り替わります。
new-shared-hides = 一つの画面を二人で使います。交代のたびに、目隠しの画面が盤面を覆います。
new-options = オプション
new-comfort = 遊びやすさ
new-guide = 最初のターンの案内
new-guide-about = 最初のターンをカードが一歩ずつ説明します。いつでも閉じられます。
new-guide-none = このシナリオには案内がありません。
new-pause = リアクションの待ち時間
new-pause-about = リアクションしたいと申し出るまでの時間です。過ぎると自動的にパスになります。
new-pause-none = 返答を待ち続ける
new-pause-seconds = { $seconds }秒

## 盤面

title-turn = あなたの番
look-only = これは閲覧用の棋譜です。再生するか、好きな時点から新しいゲームとして指し継いでください。
skip-decide = 決定へ移動
table-map = 地図
table-side = 決定と記録
map-tools = 検索と重ね表示
map-zoom = 拡大と縮小
tabs = 地図の脇
tab-decide = 決定
tab-log = 記録
tab-panels = 手札と表
tab-rules = ルール
tab-luck = 運
sheet-up = もっと見る
sheet-down = シートの大きさを変える

bar-menu = メニュー
bar-status = 現在の状況
bar-you = { $side }：あなたの決定
bar-side = { $side }の決定
bar-thinks = { $side }が考慮中……
bar-over = ゲーム終了
bar-replay = 再生 { $at }／{ $last }
bar-look = { $side }の視点で見る
bar-commitment = 封印されたダイスのハッシュ：

inspector = ユニット { $unit }
inspector-at = 位置：{ $space }

layers = 重ね表示
layers-sides = 陣営ごと
layers-unit = { $unit }について
layers-unit-none = ユニットごと（地図で選んでください）
layers-as-if = 別の場所にいたら
layers-as-if-end = { $space }にいたら：やめる
layers-pick = 場所を選んでください。そこにいたらどうなるかを示します。
layers-none = このゲームに重ね表示はありません。
layers-clear = すべて消す

resign = 投了
resign-title = 投了しますか
resign-text = { $side }が投了し、ゲームは終わります。

ending-winner = { $side }の勝利
ending-none = 勝者なし
ending-points = 得点

privacy-title = 次は{ $side }です
privacy-text = { $side }に端末を渡してください。ボタンを押すまで何も表示されません。
privacy-ready = { $side }に盤面を表示

window-other = { $side }はリアクションできます。
window-left = 残り{ $seconds }秒
window-stop = ストップ
window-peek = 押している間だけ{ $side }の手札を見る

## 案内

guide = 案内
guide-step = { $at }／{ $count }
guide-back = 戻る
guide-next = 次へ
guide-skip = 飛ばす
guide-end = 終える
guide-close = 案内を閉じる
guide-waits = 実行すると先へ進みます

## 記録と再生

log = できごと
log-earlier = 以前の決定{ $count }件を表示
log-new = 前回の手番以降
log-empty = まだ何も起きていません。
log-moment = { $at }番目の決定の直後を見る
log-show = 地図で見る
replay = 再生
replay-slider = 決定
replay-at = { $last }回のうち{ $at }回目の決定の直後
replay-count = { $at }／{ $last }
replay-first = 最初へ
replay-back = 一つ前の決定
replay-next = 一つ先の決定
replay-play = 再生
replay-pause = 一時停止
replay-now = 現在に戻る
replay-close = 再生を閉じる
replay-since = 前回の手番以降
replay-copy = リンクをコピー
replay-copied = コピーしました
replay-branch = ここから指し継ぐ
replay-slow = ゆっくり
branch-title = { $at }番目の決定から指し継ぐ
branch-about = この局面から、新しいダイスで新しいゲームを始めます。元のゲームはそのまま残ります。
branch-about-live = この局面のうち見えているものだけから、新しいダイスで新しいゲームを始めます。元のゲームはそのまま残ります。
branch-start = 指し継ぐ
verify = ダイスを検証
verify-later = ゲーム終了後に検証できます
verify-title = ダイスは公正だったか
verify-about = すべてのダイスのシードは最初の決定より前に引かれ、ハッシュだけが公開されていました。ゲームが終わった今はシードも公開され、だれでも確かめられます。
verify-ok = はい。
verify-bad = いいえ！
verify-commitment = 開始時に公開されたハッシュ
verify-seed = 終了時に公開されたシード
verify-draws = 引かれた乱数の数
verify-command = 保存した棋譜をコマンドラインで検証するには：

## 運

luck-about = 判定の結果です。破線は期待値で、同じ長さの系列100本のうち95本が緑の帯に収まります。
luck-counts = それぞれの目の回数：{ $counts }
luck-line = { $count }回、平均{ $mean }、期待値{ $expected }（{ $low }〜{ $high }）。
luck-within = 帯の中です。
luck-above = 帯より上です。
luck-below = 帯より下です。
luck-none = まだ判定は行われていません。

## 地図の脇

panel-none = このゲームには地図の脇に置くものがありません。
panel-empty = 何もありません。
panel-hidden-cards = 見えないカード{ $count }枚
panel-no-cards = カードはありません。
chart-lit = （使用中）

## ルール

rules-of = ルール：{ $game }
rules-about = すべての条文を、プログラムが実行するとおりに私たちの言葉で記しています。
rules-find = 番号または言葉
rules-found = { $count }件の条文
rules-nothing = その言葉を含む条文はありません。
rule-title = ルール { $clause }
rule-unknown = この条文はルール一覧にありません。
rule-all = すべてのルール
clause-show = ルール { $clause } を表示
origins-title = 表の出典
origins-about = すべての表のすべての行に出典があります。
origins-table = 表
origins-rows = 行数
origins-from = 出典
origins-own = あなた自身の表に差し替えられています
origins-overlaid = あなた自身の表に差し替え済み：{ $tables }
origin-rulebook = ルールブック
origin-public = 公開資料
origin-history = 史実
origin-reconstructed = 再構成
origin-own = 独自

## 設定

settings = 設定
settings-language = 言語
settings-theme = 配色
settings-auto = システムに合わせる
settings-light = 明るい
settings-dark = 暗い
settings-text = 文字の大きさ
settings-small = 小
settings-normal = 標準
settings-large = 大
settings-palette = 駒と重ね表示の色
settings-classic = 標準
settings-safe = 色覚に配慮
settings-motion = 動き
settings-on = あり
settings-off = なし
settings-patterns = 模様
settings-patterns-about = 陣営と重ね表示を、色だけでなく模様でも区別します。
settings-confirm = 行動のたびに確認する
settings-confirm-about = 指で操作する画面では常に有効です。
settings-keys = 一文字のショートカット
settings-keys-about = 音声入力を使う場合は切ってください。
settings-sounds = 音
settings-sounds-about = あなたの番になると、小さな音が二つ鳴ります。

## キー

keys-title = キーボード
keys-go = 移動
keys-play = 決定
keys-look = 見る
keys-map = 地図
keys-decide = 決定
keys-log = 記録
keys-panels = 手札、トラック、表
keys-rules = ルール
keys-luck = 運
keys-search = 検索
keys-layers = 重ね表示
keys-guide = 案内
keys-undo = 取り消す
keys-stop = リアクションの待ち時間を止める
keys-pass = リアクションでパスする
keys-pick = 一覧から選ぶ
keys-confirm = 確定する
keys-back = 最後の選択を戻す
keys-cancel = 宣言をやめる
keys-step = 一つ前、一つ先の決定
keys-playback = 再生と一時停止
keys-now = 現在に戻る
keys-zoom = 拡大、縮小、全体
keys-help = この一覧
keys-map-about = 地図の上では、矢印キーで隣の場所へ移り、Enterで選び、疑問符で選べない理由を聞けます。
