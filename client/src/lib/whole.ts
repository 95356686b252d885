// Japanese breaks its lines almost anywhere, also between a number and what it counts.

const UNIT = '[A-Z]{2}|ヘクス|ステップ|ターン|ポイント|ユニット|コラム|レベル|エリア|ゾーン|マス|[個枚回人点手番目件本面組つ年月日章種段列級時分秒%]'
const NUMBER = new RegExp(`(第[\\d/]+(?:SS)?[一-龠]{0,2}|\\d+(?:[.,/～-]\\d+)*(?:${UNIT})+)`)

/** A text in parts: every second one is a number with its 第 or its unit, which stays on one line. */
export const wholes = (text: string): string[] => text.split(NUMBER)
