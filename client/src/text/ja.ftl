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
loading = 読み込み中…
start = 始める
starting = 準備中…
export = プレイ記録を保存
import = プレイ記録を開く
nav-home = ゲーム一覧
nav-logo = Bocage：ゲーム一覧
nav-tools = 言語と設定
rules = ルール
undo = 元に戻す
undo-not = 今は元に戻せる行動がありません。押すと理由を表示します。

## エラー

error-offline = サーバーに接続できません。サーバーは動いていますか。
error-status = サーバーがエラーを返しました（{ $status }）。
link-lost = 接続が切れました。再接続しています…
link-gone = このゲームは削除されました。
missing-title = ここには何もありません
missing-text = このアドレスのページはありません。ゲームが削除された可能性があります。
table-failed = このゲームを開けません

## ゲーム一覧

lobby-title = ルールブックどおりのボードウォーゲーム
lobby-about = ルールで認められた行動はすべて行えます。認められない行動には、それを禁じる条文を示します。どの数値にも根拠の条文が付きます。
lobby-mine = あなたのゲーム
lobby-start = ゲームを始める
lobby-more = ほか{ $count }件を表示
# $minutes、$hours
lobby-length = { $hours ->
    [0] 約{ $minutes }分
   *[other] 約{ $hours }時間
}
lobby-facts = { $scenarios ->
    [1] { $scenario }
   *[other] { $scenario }（全{ $scenarios }シナリオの最初）
}
bar-overlay = 独自の表
lobby-overlay = あなた自身の表を使用中：{ $tables }
lobby-play = プレイ
lobby-side = { $game }で担当する陣営
lobby-both = 両軍
lobby-level = { $game }の対戦相手
# $about
lobby-against = { $bot }：{ $about }
lobby-friend = 友だちと
lobby-friend-game = この画面で友だちと：{ $game }
lobby-invite = 友だちをリンクで招待
lobby-invite-game = 友だちをリンクで招待：{ $game }
lobby-waiting = あなたの番：{ $count }件
level-won = { $played }戦{ $won }勝
level-new = 未対戦
level-running = 対戦中：{ $count }件
lobby-start-game = { $game }をプレイ
lobby-guided = ガイド付きで始める
lobby-guided-side = ガイド付きでは{ $side }を担当します。
lobby-guided-game = ガイド付きで始める：{ $game }
lobby-choices = シナリオ・陣営を選ぶ
lobby-choices-game = { $game }のシナリオ・陣営を選ぶ
lobby-rules-game = { $game }のルール
lobby-newcomer = 初めての方は、いちばん小さなゲームを一手ずつの案内で：
lobby-newcomer-start = { $game }で覚える
lobby-no-games = ゲームがインストールされていません。
lobby-foot = Bocage { $version }。非公式のソフトウェアです。ゲームは正規にお求めください。

row-go = あなたの番
row-won = 勝ち
row-lost = 負け
row-alone = 一人で両軍を担当
row-who = 自分：{ $side }・相手：{ $against }
row-thinks = { $bot }が考え中
row-over = 終了
row-your-turn = { $side }の番
row-turn = { $sides }の番
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
seat-chair = この画面の二人目のプレイヤー
seat-guest = 離れた場所の友だち（リンクで招待）
seat-friend = 離れた場所の友だち
seat-bot = コンピューター：{ $bot }

import-title = プレイ記録を開く
import-about = 見たいプレイ記録（.bocage）を選んでください。別のコンピューターから移したゲームは、プレイ記録から新しいダイスで続けられます。端末で進めていたゲームを続けるには、非公開ファイル（.bocage.private）も一緒に選んでください。
import-file = ファイル
import-none = まずプレイ記録を選んでください。
import-large = プレイ記録としては大きすぎるファイルです。

## 新しいゲーム

new-title = 新しいゲーム
new-game = ゲーム
new-scenario = シナリオ
new-seats = 担当
new-shared = 一つの画面を二人で使います。盤面は、手番の側から見たものになります。
new-alone = 一人で両軍を担当します。盤面は隠さず、選べることのない質問は省きます。
new-shared-hides = 一つの画面を二人で使います。交代のたびに、目隠しの画面が盤面を覆います。
new-options = オプション
new-comfort = 案内とテンポ
new-guide = ガイド付きの最初のターン
new-guide-about = この陣営の最初のターンをカードが一歩ずつ説明します：{ $side }。いつでも閉じられます。
new-guide-none = このシナリオにはガイドがありません。
new-pause = リアクションの制限時間
new-pause-about = リアクションしたいと申し出るまでの時間です。過ぎると自動的にパスになります。
new-pause-none = 返答を待ち続ける
new-pause-seconds = { $seconds }秒

## 盤面

title-turn = あなたの番
look-only = これは閲覧専用のプレイ記録です。再生するか、好きな時点から新しいゲームとして続けてください。
skip-decide = 行動の選択へ移動
table-map = マップ
table-side = 行動と記録
map-tools = 検索と重ね表示
map-zoom = 拡大と縮小
tabs = マップの脇
table-rail = トラックと補給
undo-short = 取消
step-done = 済み：
find-open = ユニット・ヘクス・地名を探す
find-list = マップで選べる{ $count }個の一覧と検索
find-map = マップの上
find-about = ユニットや地名、番号を入力してください。
acting-left = あと{ $count }個が行動できます
acting-done = { $all }個のうち{ $done }個が行動済み
# 複数のユニットをまとめて
group-all = 部隊
# $title, $count, $able
group-row = { $title }：ユニット{ $count }個、行動可能{ $able }個
# $count
group-picked = ユニット{ $count }個
# $title
group-card = 選択中：{ $title }
# $count, $able
group-able = { $count }個のうち{ $able }個が行動可能
# $stay
group-left = { $stay }個はその場に残る
group-arrange = 進み方
group-keep = 配置を保つ
group-close = 集まる
group-where = 先頭が行くヘクスをクリックするか、どれかをドラッグします。Shift＋クリックで加えたり外したりできます。
group-tap = 先頭が行くヘクスをタップします。
group-confirm = これは案です。外す、別のヘクスを選ぶ、または決定。拒否・公開・質問があればそこで止まります。
group-parts = その一部
group-let-go = 選択をやめる
# $unit
group-of = { $unit }の部隊
# $title, $count
group-whole = { $title }（{ $count }）
# $title, $how
group-now = { $title }の行き先を{ $how ->
    [tap] タップ
   *[click] クリック
}
# $title, $count, $able
group-held = { $title }を選択：ユニット{ $count }個、行動可能{ $able }個。
# $go, $stay
group-goes = 案：{ $go }個が移動、{ $stay }個が残留。決定するか、別の場所を選びます。
# $stay
group-stays = そこへ近づけるユニットはありません。
# $count
group-sent = { $count }回の移動を行いました。
group-back = すべて取り消す
acting-next = 次のユニット
keys-end = 主ボタン：フェイズを終える
keys-next = 次に行動できるユニット（Shiftで前へ）
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
inspector-yours = 独自の表で変更されています
inspector-at = 位置：{ $space }

layers = 重ね表示
layers-sides = 陣営ごと
layers-unit = { $unit }について
layers-unit-none = ユニットごと（マップで選んでください）
layers-as-if = 別の場所に置いて試す
layers-as-if-end = { $space }に置いて試す：やめる
layers-pick = スペースを選んでください。そこに置いた場合を示します。
layers-none = このゲームに重ね表示はありません。
layers-clear = すべて消す

standing-title = 事前指示
standing-about = 尋ねずに代わりに行うことです。人どうしの対戦では、尋ねるかどうかが手札によって変わることはありません。
standing-first = このゲームの標準の事前指示が、いくつかの質問に自動で答えました。自分で答えたいときは変更してください。
standing-understood = 了解
standing-usual = このゲームの標準の指示です。変更するまで有効です。
standing-skipped = これまでに代わりに答えた質問：{ $count }件
standing-none = 事前指示はありません。
standing-new = 新しい事前指示
standing-click = E5, F6のように入力するか、マップで選択
standing-mark = マップで選ぶ
standing-needs = まだ選ばれていません：{ $field }
standing-add = この指示を出す
standing-added = 指示を出しました。
standing-removed = 指示を取り消しました。
# $order
standing-remove = 取り消す：{ $order }

invite-title = 友だちを招待
invite-about = このリンクを友だちに送ってください。このゲームの席が一つだけ開きます。その軍が見るもの・決めることは、友だちだけのものです。サーバーを動かす人はデータベースを持っているので、信頼できる相手と遊んでください。
invite-here = 来ています
invite-away = まだ来ていません
invite-link = { $side }のリンク
invite-copy = コピー
invite-copy-for = { $side }のリンクをコピー
invite-again = 新しいリンク
invite-again-for = { $side }の新しいリンク
invite-again-about = 前のリンクはすぐに使えなくなります。
invite-only-here = ほかのコンピューターはこのサーバーに届きません。届くようにするには、止めてから次のように起動してください。
carry = 別のコンピューターへ移す
carry-title = このゲームを別のコンピューターへ移しますか
carry-text = ゲームはここで終わり、これまでのダイスのシードを含むプレイ記録が保存されます。別のコンピューター（またはここ）でその記録を開くと、この時点から続けられます。その先のダイスは新しくなり、だれにも分かりません。
carry-yes = ここで終えて保存
resign = 投了
resign-title = 投了しますか
resign-text = { $side }が投了し、ゲームは終わります。

# $points
ending-won = あなたの勝ちです{ $points }
ending-lost = あなたの負けです{ $points }
ending-points-to = （{ $us }対{ $them }）
ending-points-by = （{ $points }点差）
ending-length = 決定の数：{ $decisions }
ending-rematch = もう一度対戦
ending-swap = 陣営を入れ替える
ending-share = 記録を保存
ending-winner = { $side }の勝利
ending-none = 勝者なし
ending-points = 得点

privacy-title = 次は{ $side }です
privacy-text = { $side }に端末を渡してください。ボタンを押すまで何も表示されません。
privacy-ready = { $side }に盤面を表示

privacy-alone = 一人で両軍を担当する
privacy-alone-about = この画面を使うのがあなた一人なら、このゲームではもう盤面を隠しません。
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
guide-turn = 今はあなたの番ではありません。マップと記録をご覧ください。
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

luck-about = 判定の結果です。破線は期待値です。公正なダイスなら、同じ回数の判定を100組行うと、95組が緑の帯に収まります。
luck-counts = それぞれの目の回数：{ $counts }
# そのひとつ。$face：ダイスの目
luck-count = { $face }の目が{ $count }回
luck-line = { $count }回、平均{ $mean }、期待値{ $expected }（{ $low }～{ $high }）。
luck-within = 帯の中です。
luck-above = 帯より上です。
luck-below = 帯より下です。
luck-few = まだ判定の回数が少なく、何とも言えません。
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
origin-yours = あなたが変更

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
settings-confirm-about = タッチ画面では常に有効です。
settings-keys = 一文字のショートカット
settings-keys-about = 音声入力を使う場合は切ってください。
settings-sounds = 音
settings-sounds-about = ダイス、カード、移動、損失の音。あなたの番になると、小さな音が二つ鳴ります。

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
keys-stop = リアクションの時計を止める
keys-pass = リアクションでパスする
keys-formation = 次に行動できる部隊（マップ上ではShiftとAでそのユニットの部隊）
keys-pick = 一覧から選ぶ
keys-confirm = 確定する
keys-back = 一つ前の選択へ
keys-cancel = 選びかけた行動をやめる
keys-again = 最後のダイス、カード、結果をもう一度見る
keys-step = 一手戻る、一手進む
keys-playback = 再生と一時停止
keys-now = 現在に戻る
keys-zoom = 拡大、縮小、全体
keys-level = 部隊、スタック、ユニット：見る高さを変える
keys-help = この一覧
keys-map-about = マップの上では、矢印キーで隣のスペースへ移り、Enterで選び、疑問符で選べない理由を表示します。

hand-lit = 色の付いた部分は今プレイできます。クリックして選びます。
hand-mark = カードをクリックして選びます。
hand-fold = 手札をたたむ
hand-open = 手札を開く
settings-forced = 答えが一つしかない質問には自動で答える
settings-forced-about = リアクションでは自動で答えません。すぐに答えると敵に情報が漏れるためです。
