### 卓のサーバーの文。
### 日本語。

table-none-now = 今選べるものはありません。
# $field
table-then-flag = 続いて：{ $field }を使うか
# $things
table-choose-from = これは今選べません。選べるもの：{ $things }。
table-first = まず「{ $field }」を選んでください。
table-instead = 今選んでいるものの代わりに選べます。先にそちらを取り消してください。
table-none-fits = { $thing }を選ぶと、「{ $field }」に選べるものがなくなります。
table-no-way = 今通れる道で{ $thing }へ行けるものはありません。
table-choose-first = まず何をするかを選んでください。
table-not-asked = 今決めるのは{ $side }です。
table-nobody-asked = ゲームは終わっています。
table-resigned = { $side }が投了し、{ $winner }の勝ちです。
table-resigned-alone = { $side }が投了しました。
table-look = 閲覧専用のプレイ記録
table-carried = このゲームは別のコンピューターへ移されました。プレイ記録を開いた人が、新しいダイスでここから続けられます。
table-verify-later = シードはゲームの終了時に公開されます。
table-verify-no-seed = このプレイ記録にはシードがありません。
# $detail
table-verify-wrong = シードとダイスが一致しません：{ $detail }
# $draws
table-verify-good = { $draws }個の乱数はすべてシードどおりで、シードは開始時に示したハッシュと一致します。
# $before: how many times
table-verify-parts = このゲームはそれまでに{ $before }回、別のコンピューターへ移されています。移すたびにその先のダイスは別のシードで決まり、それまでのシード（プレイ記録にあります）も確かめました。
table-verify-carried = その後ゲームは別のコンピューターへ移されました。移した先のダイスは別のシードで決まります。
table-sentences = { "" }
table-unasked-over = できることがないため、このステップは自動的に終了しました。
# $question
table-unasked-empty = 「{ $question }」は、選べることがなかったので自動的にパスしました。
# $question
table-unasked-order = 「{ $question }」は、事前指示に従いました。
# $question
table-unasked-staff = 「{ $question }」は、指示どおりコンピューターが答えました。
# $question
table-unasked-rest = 「{ $question }」は、終わるまでパスすることにしたのでパスしました。
table-rebased = プログラムのルールが修正されました。ゲームはここから続きます。

## 問題

problem-bad-request = 要求を読み取れません：{ $detail }
problem-unknown-game = そのゲームはありません。
problem-unknown-page = そのページはありません。
problem-too-large = 要求が大きすぎます。
problem-other-site = この要求は別のサイトから来ています。
problem-no-key = サーバーが表示したアドレスで開いてください。鍵が含まれています。
problem-no-pass = このリンクは途中で切れているか、このサーバーのものではありません。送ってくれた人に、もう一度リンクをもらってください。
problem-not-host = これができるのは、このサーバーを動かしている人だけです。
problem-not-invited = このゲームにあなたの席はないか、リンクが新しいものに替わりました。招待してくれた人に確かめてください。
problem-another-seat = 「{ $seat }」は別の人が担当しています。見ることも決めることもその人だけができます。
problem-no-guest = 「{ $seat }」は離れた場所の人の席ではありません。
problem-other-host = このサーバーは「{ $host }」という名前では開けません。
problem-full = ディスクがいっぱいか故障しています。何も保存されませんでした。空きを作ってからやり直してください。
problem-damaged = このゲームは壊れているか必要なものが欠けているため、開けません：{ $detail }。他のゲームに影響はありません。
problem-unsaved = 保存できませんでした：{ $detail }
problem-broken = サーバーに不具合があります。何も変わっていません。詳しくはログにあります。
problem-not-your-seat = この卓で「{ $seat }」を担当している人はいません。
problem-unknown-moment = このゲームに{ $at }番目の時点はありません。
problem-unknown-do = 「{ $do }」は今選べません。
problem-not-asked = 今はあなたの決める番ではありません。
problem-look-only = このプレイ記録はシードがないため閲覧専用です。どの時点からでも新しいゲームとして続けられます。
problem-over = ゲームは終わっています。
problem-method = ここではできません。
problem-tables = このゲームは、現在使用していない表で行われています：{ $tables }。続けるには、その表のフォルダーを指定してサーバーを起動してください：--data { $game }=DIR
problem-tables-plain = このゲームは標準の表で行われていますが、現在は別の表を使用しています。続けるには、--data { $game }=DIR を付けずにサーバーを起動してください。
problem-hidden = このゲームには隠された情報があります。シードは終了時に公開されます。
problem-bot-failed = コンピューター（{ $bot }）が失敗しました：{ $detail }。ゲームを開き直すともう一度試します。
problem-seats = すべての陣営に担当者が必要です：{ $sides }。
problem-nobody-plays = 少なくとも1つの陣営は人が担当する必要があります。
problem-bad-record = プレイ記録を使えません：{ $detail }
problem-no-guide = このシナリオにはガイドがありません。
problem-no-staff = 代わりに答えられる者がいません。
problem-no-window = 今はリアクションできることがありません。
problem-not-over = ゲームはまだ終わっていません。
problem-busy = サーバーはこのゲームについての前の問い合わせをまだ処理しています。何も変わっていません。少し待ってからもう一度お試しください。

## ゲームの終わり

# $turn
table-after-turn = 第{ $turn }ターン
# $count
table-after-turns = { $count }ターン
