### マップと行動のまわりのページ。日本語。

app-name = Bocage

## 短い言葉

list-comma = 、
list-dot = ・
list-stop = 。
# 読み上げ：どちらの側の、どの決定か。
# $side, $text
live-ask = { $side }：{ $text }
close = 閉じる
cancel = キャンセル
delete = 削除
retry = もう一度試す
part-lost = ページのこの部分を読み込めませんでした。サーバーが動いていることを確かめて、ページを読み込み直してください。
loading = 読み込み中……
start = 始める
starting = 準備中……
export = プレイ記録を保存
import = プレイ記録を開く
nav-home = ゲーム一覧
nav-logo = Bocage：ゲーム一覧
nav-tools = 言語と設定
rules = ルール
undo = 元に戻す
undo-not = 今元に戻せる行動はありません。押すと理由が分かります。

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
lobby-about = ルールで認められた行動はすべて行えます。できない行動には、それを禁じるルールの項目を示します。どの数値にも根拠のルール番号が付きます。
lobby-mine = あなたのゲーム
lobby-start = ゲームを始める
lobby-more = ほか{ $count }件を表示
lobby-facts = { $sides }・シナリオ{ $scenarios }本
lobby-overlay = あなた自身の表を使用中：{ $tables }
lobby-usual = 「始める」：{ $scenario }。あなたが{ $side }、相手はコンピューター（{ $bot }）です。
lobby-start-game = { $game }を始める
lobby-guided = ガイド付きで始める
lobby-guided-game = ガイド付きで始める：{ $game }
lobby-choices = シナリオ・陣営を選ぶ
lobby-choices-game = { $game }のシナリオ・陣営を選ぶ
lobby-rules-game = { $game }のルール
lobby-newcomer = 初めての方は、{ $game }を「ガイド付きで始める」がおすすめです。
lobby-no-games = ゲームがインストールされていません。
lobby-foot = Bocage { $version }。非公式のソフトウェアです。ゲームは正規にお求めください。

row-go = あなたの番
row-wait = 待機中
row-over = 終了
row-your-turn = { $side }の番
row-turn = { $sides }の番
row-seat = { $side }：{ $player }
row-played = { $when }・{ $decisions }手
row-open = 続ける
row-look = 見る
row-open-game = 続ける：{ $game }
row-look-game = 見る：{ $game }
row-more-game = { $game }のその他の操作
row-export-game = { $game }のプレイ記録を保存
row-delete-game = { $game }を削除
row-delete-title = このゲームを削除しますか
row-delete-text = { $game }（{ $decisions }手）は完全に失われます。残しておきたい場合は、先にプレイ記録を保存してください。

seat-me = あなた
seat-chair = 同じ画面のもう一人
seat-bot = コンピューター（{ $bot }）

import-title = プレイ記録を開く
import-about = 見たいプレイ記録（.bocage）を選んでください。別の場所から移したゲームは、そのプレイ記録から新しいダイスで続けられます。端末で進めていたゲームは、非公開ファイル（.bocage.private）も一緒に選ぶと、同じように続けられます。
import-file = ファイル
import-none = まずプレイ記録を選んでください。
import-large = プレイ記録としては大きすぎるファイルです。

## 新しいゲーム

new-title = 新しいゲーム
new-game = ゲーム
new-scenario = シナリオ
new-seats = 受け持ち
new-shared = 一つの画面を二人で使います。表示は手番の側に切り替わります。
new-shared-hides = 一つの画面を二人で使います。交代のたびに、目隠しの画面が盤面を覆います。
new-options = オプション
new-comfort = 案内とテンポ
new-guide = ガイド付きの最初のターン
new-guide-about = この陣営の最初のターンをカードが一歩ずつ説明します：{ $side }。いつでも閉じられます。
new-guide-none = このシナリオにはガイドがありません。
new-pause = リアクションの待ち時間
new-pause-about = リアクションしたいと申し出るまでの時間です。過ぎると自動的にパスになります。
new-pause-none = 返答を待ち続ける
new-pause-seconds = { $seconds }秒

## 盤面

title-turn = あなたの番
look-only = これは閲覧用のプレイ記録です。再生するか、好きな時点から新しいゲームとして続けてください。
skip-decide = 行動の選択へ移動
table-map = マップ
table-side = 行動と記録
map-tools = 検索と重ね表示
map-zoom = 拡大と縮小
tabs = マップの脇
tab-decide = 行動
tab-log = 記録
tab-panels = 手札・表
tab-charts = 図表
tab-rules = ルール
tab-luck = 運
sheet-up = もっと見る
sheet-down = シートの大きさを変える

bar-menu = メニュー
bar-status = 現在の状況
bar-you = { $side }：あなたの番
bar-side = { $side }の番
bar-thinks = { $side }が考えています…
bar-over = ゲーム終了
bar-replay = 再生 { $at }／{ $last }
bar-look = { $side }の視点で見る
bar-commitment = 封印されたダイスのハッシュ：

inspector = ユニット { $unit }
inspector-at = 位置：{ $space }

layers = 重ね表示
layers-sides = 陣営ごと
layers-unit = { $unit }について
layers-unit-none = ユニットごと（マップで選んでください）
layers-as-if = 別の場所に置いて試す
layers-as-if-end = { $space }に置いて試す：やめる
layers-pick = 場所を選んでください。そこに置いた場合を示します。
layers-none = このゲームに重ね表示はありません。
layers-clear = すべて消す

standing-title = 待機命令
standing-about = あなたが何も言わなかったリアクションの機会に、その待ち時間の終わりに代わりに行うことです。確認を求められるかどうかが手札によって変わることはありません。
standing-none = 待機命令はありません。
standing-new = 新しい待機命令
standing-click = マップをクリックするか、E5, F6のように書いてください
standing-needs = まだ選ばれていません：{ $field }
standing-add = この命令を出す
standing-added = 待機命令を出しました。
standing-removed = 待機命令を取り消しました。
# $order
standing-remove = 取り消す：{ $order }

carry = ゲームを別の場所へ移す
carry-title = このゲームを別の場所へ移しますか
carry-text = ゲームはここで終わり、これまでのダイスのシードを含むプレイ記録が保存されます。別の機械（またはここ）でその記録を開くと、この時点から続けられます。その先のダイスは新しくなり、だれにも分かりません。
carry-yes = ここで終えて保存
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

## ガイド

guide = ガイド
guide-step = { $at }／{ $count }
guide-back = 前へ
guide-next = 次へ
guide-skip = 飛ばす
guide-end = 終える
guide-close = ガイドを閉じる
guide-waits = 実行すると先へ進みます
guide-past = 前のカード
guide-pauses = このあとガイドが続きます
guide-turn = 今は決めることがありません。マップとログをご覧ください。
guide-other = これはガイドにない質問です。自由に答えてください。選べるものは光っています。

## 記録と再生

log = できごと
log-below = 下に新しい行があります
log-earlier = 以前の行動{ $count }件を表示
log-new = 前回の手番以降
log-empty = まだ何も起きていません。
log-moment = { $at }手目の直後を見る
log-show = マップで見る
replay = 再生
replay-slider = 手数
replay-at = 全{ $last }手のうち{ $at }手目の直後
replay-count = { $at }／{ $last }
replay-first = 最初へ
replay-back = 一手戻る
replay-next = 一手進む
replay-play = 再生
replay-pause = 一時停止
replay-now = 現在に戻る
replay-close = 再生を閉じる
replay-since = 前回の手番以降
replay-copy = リンクをコピー
replay-copied = コピーしました
replay-branch = ここから続ける
replay-slow = ゆっくり
branch-title = { $at }手目から続ける
branch-about = この局面から、新しいダイスで新しいゲームを始めます。元のゲームはそのまま残ります。
branch-about-live = この局面のうち見えているものだけから、新しいダイスで新しいゲームを始めます。元のゲームはそのまま残ります。
branch-start = 続ける
verify = ダイスを検証
verify-later = ゲーム終了後に検証できます
verify-title = ダイスは公正でしたか
verify-about = すべてのダイスのシードは最初の行動より前に引かれ、ハッシュだけが公開されていました。ゲームが終わった今はシードも公開され、だれでも確かめられます。
verify-ok = はい。
verify-bad = いいえ！
verify-commitment = 開始時に公開されたハッシュ
verify-seed = 終了時に公開されたシード
verify-draws = 引かれた乱数の数
verify-command = 保存したプレイ記録をコマンドラインで検証するには：

## 運

luck-about = 判定の結果です。破線は期待値で、同じ長さの系列100本のうち95本が緑の帯に収まります。
luck-counts = それぞれの目の回数：{ $counts }
# そのひとつ。$face：ダイスの目
luck-count = { $face }の目が{ $count }回
luck-line = { $count }回、平均{ $mean }、期待値{ $expected }（{ $low }～{ $high }）。
luck-within = 帯の中です。
luck-above = 帯より上です。
luck-below = 帯より下です。
luck-few = まだ判定の回数が少なすぎます。
luck-few-line = { $count }回、平均{ $mean }、期待値{ $expected }。
luck-none = まだ判定は行われていません。

## マップの脇

panel-none = このゲームにはマップの脇に置くものがありません。
track-all = 説明をすべて表示
track-few = 説明をたたむ
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
settings-palette = ユニットと重ね表示の色
settings-classic = 標準
settings-safe = 色覚に配慮
settings-motion = アニメーション
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
keys-play = 行動
keys-look = 見る
keys-map = マップ
keys-decide = 行動の選択
keys-log = 記録
keys-panels = 手札、トラック、図表
keys-rules = ルール
keys-luck = 運
keys-search = 検索
keys-layers = 重ね表示
keys-guide = ガイド
keys-undo = 元に戻す
keys-stop = リアクションの待ち時間を止める
keys-pass = リアクションでパスする
keys-pick = 一覧から選ぶ
keys-confirm = 確定する
keys-back = 一つ前の選択へ
keys-cancel = 最初から選び直す
keys-step = 一手戻る、一手進む
keys-playback = 再生と一時停止
keys-now = 現在に戻る
keys-zoom = 拡大、縮小、全体
keys-help = この一覧
keys-map-about = マップの上では、矢印キーで隣の場所へ移り、Enterで選び、疑問符で選べない理由を聞けます。

hand-lit = 色の付いた部分は今プレイできます。クリックして選びます。
hand-fold = 手札をたたむ
hand-open = 手札を開く
settings-forced = 答えが一つしかない質問には自動で答える
settings-forced-about = ルール上ほかに選べない場合だけです。すぐ答えると敵に情報が漏れるリアクションでは自動で答えません。
