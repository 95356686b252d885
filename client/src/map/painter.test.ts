import { describe, expect, it } from 'vitest'
import type { Box, Pen } from './geometry'
import { Heap } from './painter'

const ALL: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

/** What is traced within a box: a letter for each step. */
function traced(heap: Heap, box = ALL): string {
  let out = ''
  const pen: Pen = { moveTo: () => (out += 'M'), lineTo: () => (out += 'L'), bezierCurveTo: () => (out += 'C'), closePath: () => (out += 'Z') }
  heap.trace(pen, box)
  return out
}

describe('a shape of a sheet', () => {
  it('is read from whole numbers: quarters of a pixel, each from the point before', () => {
    const heap = new Heap([0, 2, 4, 8, 4, 0, 1, 3, 0, 0, 4, 0, 0, 4])
    expect(heap.lines).toEqual([[[1, 2], [2, 2]], [[2, 2], [3, 2], [3, 3]]])
    expect(traced(heap)).toBe('MLMLLZ')
  })

  it('has smooth lines whose ends only bend them, cut where they are long', () => {
    expect(traced(new Heap([2, 5, 0, 0, 4, 0, 4, 0, 4, 0, 4, 0]))).toBe('MCC')
    const long = new Heap([2, 30, ...Array.from({ length: 30 }, () => [40, 0]).flat()])
    expect(traced(long).match(/C/g)).toHaveLength(27)
    expect(traced(long, { left: 0, top: -1, right: 15, bottom: 1 }).match(/C/g)).toHaveLength(9)
  })

  it('has strokes together, and combs of them along a closed line', () => {
    const strokes = new Heap([4, 4, 0, 0, 4, 0, 4, 0, 4, 0])
    expect(strokes.lines).toHaveLength(2)
    expect(traced(new Heap([3, 3, 0, 0, 40, 0, 0, 40]).combed([1, 3, 5, 0, 0]))).toBe('ML'.repeat(9))
  })
})
