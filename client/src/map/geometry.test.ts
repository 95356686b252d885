import { describe, expect, it } from 'vitest'
import {
  apart,
  clockwise,
  closed,
  drawnIn,
  inside,
  Lattice,
  nearest,
  pack,
  smooth,
  Writer,
  type XY,
} from './geometry'
import { hatch } from './overlays'
import type { Board } from '../lib/types'

const grid = (columns: number, rows: number, top: 'flat' | 'pointy' = 'flat'): Board => ({
  top,
  hexes: Array.from({ length: columns * rows }, (_, k) => {
    const column = Math.floor(k / rows) + 1
    const row = (k % rows) + 1
    const at: [number, number] = [3 * column, 2 * row + (column % 2)]
    return { id: `${column}.${row}`, at: top === 'flat' ? at : [at[1], at[0]] }
  }),
})

describe('corners and sides', () => {
  it('shares sides between neighbours, each once', () => {
    const sides = [...new Lattice(grid(2, 1)).allSides()]
    expect(sides).toHaveLength(11)
    for (const [a, b] of sides) expect(apart(a, b)).toBeCloseTo(48, 6)
  })

  it('has six corners, all one radius from the middle', () => {
    for (const top of ['flat', 'pointy'] as const) {
      const lattice = new Lattice(grid(3, 3, top))
      const space = lattice.spaces.get('2.2')!
      expect(space.ring).toHaveLength(6)
      for (const corner of space.ring) expect(apart(corner, space.at)).toBeCloseTo(48, 6)
      expect(clockwise(space.ring)).toBe(space.ring)
    }
  })
})

describe('neighbours', () => {
  it('are the six hexes around one', () => {
    for (const top of ['flat', 'pointy'] as const) {
      const lattice = new Lattice(grid(5, 5, top))
      const around = lattice.neighbours('3.3')
      expect(new Set(around).size).toBe(6)
      for (const name of around) {
        expect(apart(lattice.at('3.3'), lattice.at(name))).toBeCloseTo(48 * Math.sqrt(3), 6)
        expect(lattice.neighbours(name)).toContain('3.3')
      }
    }
  })

  it('are fewer at the edge, and hexes that lie apart share no side', () => {
    const lattice = new Lattice(grid(5, 5))
    expect(lattice.neighbours('1.1').length).toBeLessThan(6)
  })
})

describe('walking', () => {
  it('goes straight up and down, and keeps to a row', () => {
    const lattice = new Lattice(grid(7, 7))
    expect(lattice.step('3.3', [0, -1])).toBe('3.2')
    expect(lattice.step('3.3', [0, 1])).toBe('3.4')
    let at = '1.4'
    const row = lattice.at(at)[1]
    const walked = [at]
    for (;;) {
      const next = lattice.step(at, [1, 0], row)
      if (!next) break
      walked.push((at = next))
    }
    expect(walked).toHaveLength(7)
    for (const name of walked) expect(Math.abs(lattice.at(name)[1] - row)).toBeLessThan(42)
  })

  it('reaches every hex by arrows alone', () => {
    const lattice = new Lattice(grid(6, 5))
    const seen = new Set(['1.1'])
    const todo = ['1.1']
    for (let at = todo.pop(); at; at = todo.pop()) {
      for (const way of [[1, 0], [-1, 0], [0, 1], [0, -1]] as XY[]) {
        const next = lattice.step(at, way)
        if (next && !seen.has(next)) {
          seen.add(next)
          todo.push(next)
        }
      }
    }
    expect(seen.size).toBe(30)
  })
})

describe('hit testing', () => {
  it('finds each hex by points inside it, whatever the origin', () => {
    for (const top of ['flat', 'pointy'] as const) {
      const lattice = new Lattice(grid(5, 4, top))
      for (const space of lattice.spaces.values()) {
        for (const corner of space.ring) {
          const near: XY = [space.at[0] + (corner[0] - space.at[0]) * 0.95, space.at[1] + (corner[1] - space.at[1]) * 0.95]
          expect(lattice.find(near)).toBe(space.id)
        }
      }
      expect(lattice.find([-500, -500])).toBeUndefined()
    }
    expect(nearest(true, [3, 3], 72, 3 * 41.57)).toBe(pack(3, 3))
  })

  it('finds areas by their outlines', () => {
    const lattice = new Lattice(areas)
    expect(lattice.find([100, 100])).toBe('west')
    expect(lattice.find([300, 100])).toBe('east')
    expect(lattice.find([600, 100])).toBeUndefined()
    expect(lattice.neighbours('west')).toEqual(['east'])
    expect(lattice.step('west', [1, 0])).toBe('east')
  })

  it('knows inside from outside', () => {
    const ring: XY[] = [[0, 0], [10, 0], [10, 10], [5, 2], [0, 10]]
    expect(inside(ring, [5, 1])).toBe(true)
    expect(inside(ring, [5, 8])).toBe(false)
  })
})

const areas: Board = {
  areas: [
    { id: 'west', at: [50, 50], outline: [[0, 0], [100, 0], [110, 50], [100, 100], [0, 100]] },
    { id: 'east', at: [150, 50], outline: [[200, 0], [200, 100], [100, 100], [110, 50], [100, 0]] },
  ],
}

describe('outlines', () => {
  it('of one hex are its corners, of two their outer sides', () => {
    const lattice = new Lattice(grid(4, 4))
    expect(lattice.loops(['2.2'])).toHaveLength(1)
    expect(lattice.loops(['2.2'])[0]).toHaveLength(6)
    expect(lattice.loops(['2.2', '2.3'])[0]).toHaveLength(10)
  })

  it('of a ring of hexes have a hole that runs the other way', () => {
    const lattice = new Lattice(grid(5, 5))
    const loops = lattice.loops(lattice.neighbours('3.3'))
    expect(loops.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18])
    const turns = loops.map((ring) => clockwise(ring) === ring)
    expect(new Set(turns).size).toBe(2)
  })

  it('of hexes that touch in one corner only are complete', () => {
    const lattice = new Lattice(grid(5, 5))
    const sides = lattice.loops(['1.1', '2.3', '4.4']).reduce((sum, loop) => sum + loop.length, 0)
    expect(sides).toBe(18)
  })

  it('are drawn in by as much as was asked', () => {
    const lattice = new Lattice(grid(3, 3))
    const { ring, at } = lattice.spaces.get('2.2')!
    for (const corner of drawnIn(ring, 5)) expect(apart(corner, at)).toBeCloseTo(48 - (5 * 2) / Math.sqrt(3), 6)
  })
})

describe('curves', () => {
  it('pass through all points', () => {
    const pen = new Writer()
    smooth(pen, [[0, 0], [10, 0], [20, 10]])
    expect(pen.d).toMatch(/^M0 0C/)
    expect(pen.d.match(/C/g)).toHaveLength(2)
    expect(pen.d).toMatch(/ 20 10$/)
    expect(pen.d).toContain(' 10 0C')
  })

  it('close', () => {
    const pen = new Writer()
    closed(pen, [[0, 0], [10, 0], [10, 10]])
    expect(pen.d.match(/C/g)).toHaveLength(3)
    expect(pen.d).toMatch(/ 0 0Z$/)
  })
})

describe('hatching', () => {
  it('stays inside the ring', () => {
    const { ring } = new Lattice(grid(2, 2)).spaces.get('1.1')!
    const points: XY[] = []
    const pen = { moveTo: (x: number, y: number) => points.push([x, y]), lineTo: (x: number, y: number) => points.push([x, y]), bezierCurveTo() {}, closePath() {} }
    hatch(pen as never, ring, [0.7071, 0.7071], 9)
    expect(points.length).toBeGreaterThan(8)
    const wider = drawnIn(ring, -0.01)
    for (const point of points) expect(inside(wider, point)).toBe(true)
  })
})
