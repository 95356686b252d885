### Fog、日本語。

game-title = 霧
game-about = 生け垣の土地で両軍が手探りで進みます。スタックは見えますが、内容は見えません。

side-allied = 連合軍
side-german = ドイツ軍

scenario-open = 開けた土地
scenario-open-about = 開始時に全スタックが見えています。
scenario-ambush = 待ち伏せ
scenario-ambush-about = ドイツ軍はまだ発見されていません。
scenario-front = 戦線
scenario-front-about = 戦線に多くのスタックが並びます。

do-move = 移動する
do-go = 進む
do-halt = 止まる
do-look = 偵察する
do-attack = 攻撃する
do-support = 支援する
do-done = 手番を終える
field-by = ユニット
field-way = 経路
field-space = ヘクス
field-gun = 砲兵

prompt-half = { $side }は移動、偵察、攻撃を行うか、手番を終えてください。
prompt-met = { $side }は敵を発見しました。進むか止まるかを選んでください。
prompt-guns = { $side }は砲兵で支援しますか。

event-moved = { $side }の{ $n }枚が{ $way }と進みました。
event-named = { $units }が{ $space }に着きました。
event-looked = { $side }が{ $space }を偵察しました。
event-found = { $space }には{ $units }がいます。
event-met = { $space }で{ $n }枚が発見されました。
event-shown = { $space }の{ $units }が公開されました。
event-fought = { $space }の戦闘で{ $roll }が出ました。{ $won ->
    [True] 攻撃は成功です。
   *[False] 攻撃は失敗です。
}
event-lost = { $unit }を失いました。

refuse-closed = そこへは進めません。
refuse-too-far = { $cost }移動力が必要で、足りません。
refuse-cannot-walk = 移動できません。
refuse-one-hex = 同じヘクスのユニットでなければなりません。
refuse-no-look = 偵察できるスタックがありません。
refuse-no-target = 攻撃できるスタックがありません。
refuse-not-near = 隣接していません。
refuse-no-gun = その砲兵は射程内にありません。

tally-attack = 攻撃力
tally-defence = 防御力
label-power = 戦力
label-gun = 砲兵

outcome-losses = { $winner ->
    [none] 損失は同じです。
   *[other] { $winner }の勝ちです。
}連合軍{ $allied }点、ドイツ軍{ $german }点。
