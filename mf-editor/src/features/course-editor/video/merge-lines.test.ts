import type { Cue } from '@kursportal/shared/contract'
import { decidedBlocks } from '@kursportal/shared/domain'
import { mergeLines } from './merge-lines.ts'

const line = (from: number, text: string): Cue => ({ from, to: from + 1, text })
const [one, two, three] = [line(0, 'Eins'), line(2, 'Zwei'), line(4, 'Drei')]
const mended = line(2, 'Zwo')
const texts = (cues: readonly Cue[]) => cues.map(({ text }) => text)

describe('subtitles that two people corrected', () => {
  it.each([
    [
      'different lines',
      [one, mended, three],
      [line(0, 'Erstens'), two, three],
      ['Erstens', 'Zwo', 'Drei'],
      0,
    ],
    ['the same in the same way', [one, mended, three], [one, mended, three], ['Eins', 'Zwo', 'Drei'], 0],
    ['a line that one took away', [one, three], [one, two, line(4, 'Dritt')], ['Eins', 'Dritt'], 0],
    ['the same line', [one, mended, three], [one, line(2, 'Zweitens'), three], ['Eins', 'Zwo', 'Drei'], 1],
    ['all of which one took away', [one, mended, three], [], ['Eins', 'Zwo', 'Drei'], 1],
  ])('%s', (_what, mine, theirs, result, conflicts) => {
    const merged = mergeLines([one, two, three], mine, theirs)
    expect(merged.conflicts).toHaveLength(conflicts)
    expect(texts(decidedBlocks(merged, () => 'mine'))).toEqual(result)
  })

  it('are asked as a whole where both began with nothing', () => {
    const merged = mergeLines([], [one, two], [one, mended])
    expect(merged.conflicts).toHaveLength(1)
    expect(texts(decidedBlocks(merged, () => 'theirs'))).toEqual(['Eins', 'Zwo'])
    expect(mergeLines([], [one], [one]).conflicts).toEqual([])
  })
})
