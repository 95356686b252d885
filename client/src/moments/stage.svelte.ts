// What has just happened is shown on the map, one deed after the other; the game itself never waits for it.
import { once } from '../lib/once'
import { HURTS, goneOf, continues, fatesOf, joined, journeysOf, scenesOf, visible, type Deed, type Fate, type Journey, type Position, type Scene } from './deeds'
import { AFTER, FALL, FOLD, glideTime, PACES, REVEAL, STANDS, standTime, STILL, TUMBLE, WORDS, type Pace } from './timing'
import type { LogLine, Piece, State } from '../lib/types'

/** A counter on its way, and how long it takes. */
export interface Travel extends Journey {
  time: number
  retreat: boolean
}

/** A moment as it is shown. */
export interface Shown extends Scene {
  n: number
  before: Position
  phase: 'tumbles' | 'landed' | 'told' | 'folds'
  /** The faces that were shown before, and do not tumble again. */
  known: number
  fates: Fate[]
  lost: Piece[]
  retreats: Journey[]
  own: boolean
}

/** What stays of a moment on its space. */
export interface Mark {
  at: string
  text: string
  good: number
  side: string // whose deed it was
}

export interface Manner {
  pace: () => Pace
  still: () => boolean
  sound: (what: 'die' | 'card' | 'move' | 'loss') => unknown
}

const MANY = 40 // counters that move at once: they are simply there

export class Stage {
  /** The position on the map, if it is not the present one. */
  shown = $state.raw<Position | null>(null)
  moment = $state.raw<Shown | null>(null)
  marks = $state.raw<Mark[]>([])
  travels = $state.raw<Travel[]>([])
  falls = $state.raw<Piece[]>([])
  /** Lines of the log that are not told before what they tell has been shown. */
  late = $state.raw<ReadonlySet<LogLine>>(new Set())
  /** Deeds that wait to be shown. */
  waiting = $state(0)
  /** The last moment can be seen again. */
  readonly seen = $derived.by(() => this.#kept !== null)
  /** Counters that are on their way: where they go to they are not drawn yet. */
  readonly away = $derived.by(() => new Set(this.manner.still() ? [] : this.travels.map(({ piece }) => piece.id)))

  #kept = $state.raw<{ deed: Deed; scene: Scene } | null>(null)
  #queue: Deed[] = []
  #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #n = 0
  #began = 0
  #free = 0 // when the next deed may begin
  #scenes: Scene[] = []

  constructor(private readonly manner: Manner) {}

  /** Something happened; `news`: the log waits with it. */
  add(deed: Deed, news = false): void {
    if (!deed.own && this.manner.pace() === 'once' && !this.#goesOn(deed)) return this.#keep(deed)
    const shown = visible(deed) || scenesOf(deed.lines).length > 0
    if (news && (shown || this.late.size)) this.late = new Set([...this.late, ...deed.lines])
    if (!shown) {
      const last = this.#queue.at(-1)
      if (last) last.lines = [...last.lines, ...deed.lines] // told after what came before it
      return
    }
    this.#queue.push({ ...deed })
    this.waiting = this.#queue.length
    this.shown ??= deed.before
    this.#plan()
  }

  /** Somebody does something: all is as it is now, at once. What was told stays as a mark until the next time. */
  end(): void {
    for (const name of [...this.#timers.keys()]) this.#stop(name)
    const last = this.#queue.findLast((deed) => scenesOf(deed.lines).length)
    if (last) this.#keep(last)
    this.#queue = []
    this.#scenes = []
    this.late = new Set()
    this.waiting = 0
    this.#free = 0
    this.shown = null
    this.travels = []
    this.falls = []
    this.marks = this.moment ? this.#marked(this.moment) : []
    this.moment = null
  }

  /** Nothing of what was shown is left: somebody else looks, or looks at another time. */
  clear(): void {
    this.end()
    this.marks = []
    this.#kept = null
  }

  /** The last moment once more. */
  again(): void {
    if (this.#kept) this.show(this.#kept.deed, this.#kept.scene)
  }

  /** A deed of some time, or one of its moments, as if it happened now. */
  show(deed: Deed, scene?: Scene): void {
    this.end()
    this.add({ ...deed, lines: scene ? deed.lines.filter((line) => !line.moment || line === scene.line) : deed.lines, own: true })
  }

  /** How long until all that is known now has been shown. */
  get left(): number {
    return Math.max(0, this.#free - performance.now())
  }

  // ---- one after the other -----------------------------------------------------------------------

  #after(name: string, ms: number, work: () => void): void {
    this.#stop(name)
    this.#timers.set(
      name,
      setTimeout(() => {
        this.#timers.delete(name)
        work()
      }, ms),
    )
  }

  #stop(name: string): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.delete(name)
  }

  #goesOn(deed: Deed): boolean {
    return this.moment !== null && continues(deed, this.moment, this.moment.before)
  }

  /** The next deed begins as soon as it may. */
  #plan(): void {
    const next = this.#queue[0]
    if (!next || this.#scenes.length) return
    const now = performance.now()
    const wait = this.#goesOn(next) ? Math.min(this.#free, Math.max(now, this.#began + REVEAL)) - now : this.#free - now
    if (wait <= 0) this.#begin()
    else this.#after('next', wait, () => this.#begin())
  }

  #begin(): void {
    this.#stop('next')
    this.#stop('rest')
    const deed = this.#queue.shift()
    this.waiting = this.#queue.length
    if (!deed) return
    const scenes = scenesOf(deed.lines)
    if (scenes.length) this.#play(deed, scenes)
    else {
      this.#tellLines(deed.lines)
      const time = this.#apply(deed)
      const rest = deed.own ? 0 : Math.max(time, visible(deed) ? PACES[this.manner.pace()] : 0)
      if (this.moment) {
        this.#hold(time + AFTER)
        this.#free = Math.max(this.#free, performance.now() + time + AFTER + FOLD)
      } else this.#free = performance.now() + rest
      this.#rest(Math.max(time, rest))
    }
    this.#plan()
  }

  /** When nothing more comes, the map shows the present again. */
  #rest(ms: number): void {
    this.#after('rest', ms, () => {
      if (!this.#queue.length && !this.#scenes.length) this.shown = null
    })
  }

  /** The moments of a deed, one after the other; with the last of them the counters fall and go. */
  #play(deed: Deed, scenes: Scene[]): void {
    this.#keep(deed)
    this.#scenes = scenes
    const next = (): void => {
      const scene = this.#scenes.shift()!
      const waiting = this.#scenes.length
      const stands = standTime(waiting)
      this.#open(deed, scene)
      this.#began = performance.now()
      this.#free = this.#began + stands * (waiting + 1) + FOLD
      const reveal = Math.min(REVEAL, stands)
      this.#after('reveal', reveal, () => {
        this.#tellLines(waiting ? deed.lines.slice(0, deed.lines.indexOf(scene.line) + 1) : null)
        if (waiting) return this.#tell(deed.after)
        const time = this.#apply(deed)
        this.#free = Math.max(this.#free, performance.now() + time + AFTER + FOLD)
        this.#hold(Math.max(stands - reveal, time + AFTER))
        this.#plan()
      })
      this.#after('moment', stands, waiting ? next : () => this.#fold())
      if (!waiting) this.#rest(stands + FOLD)
    }
    next()
  }

  /** The log tells these lines now; without any: all but those of deeds that wait. */
  #tellLines(lines: readonly LogLine[] | null): void {
    if (!this.late.size) return
    if (lines) this.late = new Set([...this.late].filter((line) => !lines.includes(line)))
    else this.late = new Set(this.#queue.flatMap((deed) => deed.lines).filter((line) => this.late.has(line)))
  }

  #keep(deed: Deed): void {
    const scene = scenesOf(deed.lines).at(-1)
    if (scene) this.#kept = { deed, scene }
  }

  // ---- a moment ----------------------------------------------------------------------------------

  #open(deed: Deed, scene: Scene): void {
    for (const name of ['fold', 'land', 'words']) this.#stop(name) // of the one before
    const old = this.moment
    const same = old !== null && Boolean(old.moment.thread) && old.moment.thread === scene.moment.thread
    const faces = (of: Scene): number[] => (of.moment.throws ?? []).flatMap((one) => one.faces ?? [])
    const shown = same ? faces(old) : []
    const known = shown.every((face, i) => face === faces(scene)[i]) ? shown.length : 0
    const tumbles = !this.manner.still() && faces(scene).length > known
    if (old && !same) this.marks = [...this.marks, ...this.#marked(old)]
    const phase = tumbles ? 'tumbles' : 'landed'
    const before = same ? old.before : deed.before
    if (!same) this.falls = []
    this.moment = { ...scene, n: same ? old.n : ++this.#n, before, phase, known, fates: [], lost: [], retreats: [], own: deed.own }
    this.shown = deed.before
    this.manner.sound(faces(scene).length ? 'die' : 'card')
    const land = (): void => {
      this.#change({ phase: 'landed' })
      this.#after('words', WORDS, () => this.#change({ phase: 'told' }))
    }
    if (tumbles) this.#after('land', TUMBLE, land)
    else land()
  }

  #change(to: Partial<Shown>): void {
    if (this.moment) this.moment = { ...this.moment, ...to }
  }

  /** What has become of those whom the moment is about. */
  #tell(now: Position): void {
    if (this.moment) this.#change({ fates: fatesOf(this.moment.moment, this.moment.before, now) })
  }

  /** It stands for so long from now, at least. */
  #hold(ms: number): void {
    const left = this.#began + STANDS - performance.now()
    this.#after('moment', Math.max(ms, left), () => this.#fold())
  }

  #fold(): void {
    this.#change({ phase: 'folds' })
    this.#after('fold', this.manner.still() ? 0 : FOLD, () => {
      if (this.moment) this.marks = [...this.marks, ...this.#marked(this.moment)]
      this.moment = null
      this.falls = []
      this.#plan()
    })
  }

  #marked({ moment, before }: Shown): Mark[] {
    const at = (moment.on ?? []).map((id) => before.pieces[id]?.at ?? id)[0]
    return moment.mark && at ? [{ at, text: moment.mark, good: moment.good ?? 0, side: moment.side ?? '' }] : []
  }

  // ---- on the map --------------------------------------------------------------------------------

  /** The position after a deed; how long its counters are on their way. */
  #apply(deed: Deed): number {
    const journeys = journeysOf(deed)
    const gone = this.moment ? goneOf(deed) : []
    const own = new Set((this.moment?.moment.by ?? []).concat(this.moment ? [] : journeys.map(({ piece }) => piece.id)))
    const travels = (journeys.length > MANY ? [] : journeys).map((one) => {
      const { look = '', hurts } = this.moment?.moment ?? {}
      const retreat = HURTS.has(look) && !own.has(one.piece.id) && (hurts?.includes(one.piece.side) ?? true)
      const time = this.manner.still() ? STILL : glideTime(one.way.length - 1, retreat)
      return { ...one, retreat, time }
    })
    this.shown = deed.after
    this.travels = travels
    if (gone.length) this.falls = once([...this.falls, ...gone], (piece) => piece.id)
    if (this.moment) {
      this.#tell(deed.after)
      const { lost, retreats } = this.moment
      this.#change({ lost: [...lost, ...gone], retreats: joined(retreats, travels.filter((one) => one.retreat)) })
    }
    if (gone.length) this.manner.sound('loss')
    else if (travels.length) this.manner.sound('move')
    const time = Math.max(0, ...travels.map((one) => one.time), gone.length ? FALL : 0)
    if (travels.length) this.#after('arrive', time, () => (this.travels = []))
    return time
  }
}

/** What a change of the present state was. */
export function deedOf(before: State, after: State, lines: LogLine[], seat: string): Deed {
  return { before, after, lines, own: lines.length > 0 && lines.every((line) => !line.side || line.side === seat) }
}
