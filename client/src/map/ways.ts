// Roads from hex to hex, where they leave the map, and bridges over rivers.
import { apart, areaPx, endsOf, mix, moved, normal, swing, unpack, type Lattice, type Side, type XY } from './geometry'
import { Strokes } from './strokes'
import type { Board } from '../lib/types'

export const ROADS = ['primary', 'secondary', 'track', 'rail'] as const
const RAILS = 3 // from the middle of the track to a rail
const SWAY = 5 / 48 // how far along the side a road may cross it

/** Half a road: from the middle of a hex over one of its sides. */
interface Arm {
  at: string
  side: Side
  kind: string
}

/** The net of roads of a board. */
export class Ways {
  private readonly arms = new Map<string, Arm[]>()
  private readonly through = new Map<string, [Arm, Arm] | undefined>() // by hex and kind
  private readonly centre = new Map<string, XY>()
  private readonly known = new Map<string, XY[][]>()
  private readonly drawn = new Map<string, XY[][]>() // roads whose course is given

  constructor(
    private readonly lattice: Lattice,
    private readonly board: Board,
  ) {
    for (const road of board.roads ?? []) {
      const kind = road.kind ?? 'primary'
      if (road.line?.length) {
        const course = road.line.map(areaPx)
        this.drawn.set(kind, [...(this.drawn.get(kind) ?? []), course])
        continue
      }
      const side = lattice.between(road.a, road.b)
      if (side === undefined) continue
      for (const at of [road.a, road.b]) this.add({ at, side, kind })
    }
    for (const out of board.exits ?? []) {
      const side = this.wayOut(out.at, out.side ?? 0)
      if (side !== undefined) this.add({ at: out.at, side, kind: out.kind ?? 'primary' })
    }
    const built = new Set(
      (board.places ?? []).filter((p) => ['city', 'town', 'village'].includes(p.kind)).flatMap((p) => p.at),
    )
    for (const [name, arms] of this.arms) {
      // Seen from near every kind of road goes on by itself, else only the best.
      for (const { kind } of arms) this.through.set(`${name} ${kind}`, this.main(lattice.near ? arms.filter((arm) => arm.kind === kind) : arms))
      const pair = this.through.get(`${name} ${arms[0]!.kind}`)
      const middle = lattice.at(name)
      const bent = pair && !built.has(name) && !lattice.near
      this.centre.set(name, bent ? mix(middle, mix(this.cross(pair[0].side), this.cross(pair[1].side), 0.5), 0.5) : middle)
    }
  }

  private add(arm: Arm): void {
    const known = this.arms.get(arm.at)
    if (known) known.push(arm)
    else this.arms.set(arm.at, [arm])
  }

  /** The side over which a road leaves the map: the given one, or straight on. */
  private wayOut(name: string, side: number): Side | undefined {
    const { lattice } = this
    const sides = lattice.sidesOf(name)
    if (side) return sides[side - 1]
    const free = sides.filter((s) => lattice.sides.get(s)?.length === 1)
    const comes = (this.arms.get(name) ?? []).map((arm) => lattice.middle(arm.side))
    if (!comes.length) return free[free.length >> 1]
    let best: Side | undefined
    let most = -1
    for (const s of free) {
      const far = Math.min(...comes.map((p) => Math.round(apart(lattice.middle(s), p))))
      if (far > most) {
        most = far
        best = s
      }
    }
    return best
  }

  /** The two arms that are one road: of the best kind there, the straightest pair. */
  private main(arms: readonly Arm[]): [Arm, Arm] | undefined {
    const rank = (arm: Arm): number => ROADS.indexOf(arm.kind as (typeof ROADS)[number])
    const best = Math.min(...arms.map(rank))
    const same = arms.filter((arm) => rank(arm) === best)
    let pair: [Arm, Arm] | undefined
    let most = -1
    same.forEach((a, i) => {
      for (const b of same.slice(i + 1)) {
        const far = Math.round(apart(this.cross(a.side), this.cross(b.side)))
        if (far > most) {
          most = far
          pair = [a, b]
        }
      }
    })
    return pair
  }

  /** Where a road crosses a side: near its middle. */
  private cross(side: Side): XY {
    const [a, b] = endsOf(side)
    const sway = this.lattice.near ? 0 : SWAY
    return mix(this.lattice.cornerPx(a), this.lattice.cornerPx(b), 0.5 + sway * swing(...unpack(a), ...unpack(b), 11))
  }

  /** All roads of a kind, each as one line from end to end. */
  lines(kind: string): XY[][] {
    let known = this.known.get(kind)
    if (!known) this.known.set(kind, (known = this.find(kind)))
    return known
  }

  private find(kind: string): XY[][] {
    const key = (arm: Arm): string => `${arm.at} ${arm.side}`
    const all = [...this.arms.values()].flat().filter((arm) => arm.kind === kind)
    const left = new Set(all.map(key))
    const goesOn = (arm: Arm): boolean => this.through.get(`${arm.at} ${arm.kind}`)?.includes(arm) ?? false
    const out: XY[][] = [...(this.drawn.get(kind) ?? [])]
    for (const arm of [...all.filter((a) => !goesOn(a)), ...all.filter(goesOn)]) {
      if (left.has(key(arm))) out.push(this.follow(arm, left, key))
    }
    return out
  }

  /** Points from the middle of a hex on, through all hexes where the road goes on. */
  private follow(first: Arm, left: Set<string>, key: (arm: Arm) => string): XY[] {
    let arm = first
    const points = [this.centre.get(arm.at)!]
    for (;;) {
      left.delete(key(arm))
      points.push(this.cross(arm.side))
      const ahead = this.lattice.sides.get(arm.side)?.find((n) => n !== arm.at)
      if (ahead === undefined) return points
      left.delete(`${ahead} ${arm.side}`)
      const middle = this.centre.get(ahead)
      if (!middle) return points
      points.push(middle)
      const pair = this.through.get(`${ahead} ${arm.kind}`)
      const here = pair?.findIndex((a) => a.side === arm.side && a.kind === arm.kind) ?? -1
      if (!pair || here < 0) return points
      arm = pair[1 - here]!
      if (!left.has(key(arm))) return points
    }
  }

  strokes(kind: string): Strokes {
    const out = new Strokes()
    for (const road of this.board.roads ?? []) {
      if ((road.kind ?? 'primary') !== kind || road.line?.length || this.lattice.isHex(road.a)) continue
      const line = this.lattice.along({ a: road.a, b: road.b, kind })
      out.line([this.lattice.at(road.a), ...(line.length ? [mix(line[0]!, line[line.length - 1]!, 0.5)] : []), this.lattice.at(road.b)])
    }
    for (const line of this.lines(kind)) out.line(line)
    return out
  }

  /** Small arrows where roads leave the map. */
  arrows(): Strokes {
    const out = new Strokes()
    if (this.lattice.near) return out
    for (const arm of [...this.arms.values()].flat()) {
      if (this.lattice.sides.get(arm.side)?.length !== 1) continue
      out.bar(arrow(this.centre.get(arm.at)!, this.cross(arm.side), 12, 6), true)
    }
    return out
  }

  /** Both rails of the railways. */
  rails(): Strokes {
    const out = new Strokes()
    for (const line of this.lines('rail')) {
      for (const by of [-RAILS, RAILS]) {
        out.line(
          line.map((point, i) => {
            const [nx, ny] = normal(line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!)
            return moved(point, nx * by, ny * by)
          }),
        )
      }
    }
    return out
  }

  /** The bridges of hexes that have one: along their road. */
  decks(): Strokes {
    const out = new Strokes()
    for (const [name, arms] of this.arms) {
      const pair = arms.map((arm) => this.through.get(`${name} ${arm.kind}`)).find((found) => found)
      if (!pair || !this.lattice.spaces.get(name)?.tags.includes('bridge')) continue
      const middle = this.centre.get(name)!
      const [a, b] = pair.map((arm) => mix(this.cross(arm.side), middle, 0.12))
      out.line([a!, middle, b!])
    }
    return out
  }

  /** A bridge is two short walls beside the road across the side. */
  bridges(): Strokes {
    const out = new Strokes()
    for (const border of this.board.borders ?? []) {
      if (border.kind !== 'bridge' && border.kind !== 'ferry') continue
      const side = this.lattice.between(border.a, border.b)
      const line = this.lattice.along(border)
      const [a, b] = [line[0], line[line.length - 1]]
      if (!a || !b) continue
      const at = side === undefined ? mix(a, b, 0.5) : this.cross(side)
      const [nx, ny] = normal(a, b)
      for (const sign of [-1, 1]) {
        out.bar(
          [
            [-8.5, 7.6],
            [-5.5, 5],
            [5.5, 5],
            [8.5, 7.6],
          ].map(([along, away]) => moved(at, nx * along! + ny * away! * sign, ny * along! - nx * away! * sign)),
        )
      }
    }
    return out
  }
}

/** The head of an arrow. */
export function arrow(start: XY, tip: XY, long: number, wide: number): XY[] {
  const [nx, ny] = normal(start, tip)
  const back = mix(tip, start, long / (apart(start, tip) || 1))
  return [tip, moved(back, wide * nx, wide * ny), moved(back, -wide * nx, -wide * ny)]
}
