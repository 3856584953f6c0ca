import { ladderFor, shareDone } from './ladder.ts'

const sizes = (width: number, height: number) =>
  ladderFor({ width, height }).map((rung) => `${rung.name} ${rung.width}x${rung.height}`)

describe('the sizes made of a film', () => {
  it.each([
    ['a 4k film', 3840, 2160, ['360p 640x360', '720p 1280x720', '1080p 1920x1080']],
    ['a 720p film', 1280, 720, ['360p 640x360', '720p 1280x720']],
    ['between the sizes', 854, 480, ['360p 640x360']],
    ['an upright film', 1080, 1920, ['360p 360x640', '720p 720x1280', '1080p 1080x1920']],
    ['a square film', 720, 720, ['360p 360x360', '720p 720x720']],
    ['smaller than the smallest', 160, 90, ['90p 160x90']],
    ['odd sides', 1281, 721, ['360p 638x360', '720p 1278x720']],
    ['odd and tiny', 33, 17, ['16p 30x16']],
    ['just below a size', 1278, 719, ['360p 638x360']],
    ['a strip', 2000, 360, ['360p 2000x360']],
  ])('%s', (_what, width, height, expected) => {
    expect(sizes(width, height)).toEqual(expected)
  })

  it('counts a size by its pixels', () => {
    const rungs = ladderFor({ width: 1280, height: 720 })
    expect(shareDone(rungs, new Set(), 0)).toBe(0)
    expect(shareDone(rungs, new Set(), 1)).toBeCloseTo(0.2)
    expect(shareDone(rungs, new Set(['360p']), 0.5)).toBeCloseTo(0.6)
    expect(shareDone(rungs, new Set(['360p', '720p']), 0)).toBe(1)
  })
})
