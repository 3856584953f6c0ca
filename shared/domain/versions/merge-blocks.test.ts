import * as fc from 'fast-check'
import { decidedBlocks, mergeBlocks, type MergedBlocks } from './merge-blocks.ts'

const blocks = (words: string): string[] => words.split(' ').filter(Boolean)
const merge = (base: string, mine: string, theirs: string) =>
  mergeBlocks(blocks(base), blocks(mine), blocks(theirs))
/** Agreed blocks as they are; `{mine|theirs}` what has to be decided. */
const shown = ({ pieces }: MergedBlocks<string>): string =>
  pieces
    .flatMap((piece) =>
      'agreed' in piece
        ? piece.agreed
        : [`{${piece.conflict.mine.join(' ')}|${piece.conflict.theirs.join(' ')}}`],
    )
    .join(' ')

describe('merging the blocks of a text', () => {
  it.each([
    ['only I wrote', 'a b c', 'a X c', 'a b c', 'a X c'],
    ['only they wrote', 'a b c', 'a b c', 'a X c', 'a X c'],
    ['each another block', 'a b c', 'X b c', 'a b Y', 'X b Y'],
    ['blocks side by side', 'a b c', 'a X c', 'a b Y', 'a X Y'],
    ['a block each, first and last', 'a', 'X a', 'a Y', 'X a Y'],
    ['both something new at the end', 'a', 'a X', 'a Y', 'a Y X'],
    ['both the same', 'a b', 'a X', 'a X', 'a X'],
    ['one deletes, one writes behind', 'a b c', 'a c', 'a b X c', 'a X c'],
    ['one writes in front of what one changes', 'a b', 'a X b', 'a Y', 'a X Y'],
    ['one moves, one changes another', 'a b c d', 'd a b c', 'a X c d', 'd a X c'],
    ['both delete the same', 'a b c', 'a c', 'a c', 'a c'],
    ['both change the same', 'a b c', 'a X c', 'a Y c', 'a {X|Y} c'],
    ['one deletes what one changes', 'a b c', 'a c', 'a Y c', 'a {|Y} c'],
    ['one writes into what one rewrites', 'a b c d', 'a X d', 'a b Y c d', 'a {X|b Y c} d'],
    ['two places', 'a b c', 'X b Z', 'Y b W', '{X|Y} b {Z|W}'],
    ['beside what both change, one changes another', 'a b c', 'X b c', 'Y Z c', '{X|Y} Z c'],
    ['two side by side, both by both', 'a b c', 'X W c', 'Y Z c', '{X W|Y Z} c'],
    ['one moves what the other changes', 'a b c', 'X b c', 'b a c', '{X|} b a c'],
    ['all anew by both', 'a', 'X', 'Y', '{X|Y}'],
    ['nothing was there', '', 'X', 'Y', 'Y X'],
  ])('%s', (_case, base, mine, theirs, expected) => {
    expect(shown(merge(base, mine, theirs))).toBe(expected)
  })

  it('holds each decision', () => {
    const found = merge('a b c', 'X b Z', 'Y b W')
    expect(decidedBlocks(found, () => 'mine').join(' ')).toBe('X b Z')
    expect(decidedBlocks(found, () => 'theirs').join(' ')).toBe('Y b W')
    expect(decidedBlocks(found, () => 'both').join(' ')).toBe('Y X b W Z')
    const first = found.conflicts[0]
    expect(decidedBlocks(found, (one) => (one === first ? 'theirs' : 'mine')).join(' ')).toBe('Y b Z')
  })
})

describe('any two versions of any text', () => {
  const text = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g'))
  const edit = (base: string[], own: string) =>
    fc
      .array(fc.record({ at: fc.nat(8), cut: fc.nat(2), put: fc.nat(2) }), { maxLength: 3 })
      .map((edits) =>
        edits.reduce(
          (now, { at, cut, put }, round) =>
            now.toSpliced(at, cut, ...Array.from({ length: put }, (_none, n) => `${own}${round}${n}`)),
          base,
        ),
      )
  const three = text.chain((base) => fc.tuple(fc.constant(base), edit(base, 'M'), edit(base, 'T')))

  it('nothing somebody wrote is lost without a word, and nothing somebody took away comes back', () =>
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const found = mergeBlocks(base, mine, theirs)
        const agreed = found.pieces.flatMap((piece) => ('agreed' in piece ? piece.agreed : []))
        const asked = found.conflicts.flatMap((one) => [...one.mine, ...one.theirs])
        for (const block of [...mine, ...theirs].filter((one) => !base.includes(one)))
          expect([...agreed, ...asked]).toContain(block)
        for (const block of base) {
          const isWanted = mine.includes(block) && theirs.includes(block)
          if (isWanted) expect([...agreed, ...asked]).toContain(block)
          else if (!asked.includes(block)) expect(agreed).not.toContain(block)
        }
      }),
      { numRuns: 500 },
    ))

  it('what only one of both changed is what stands there', () =>
    fc.assert(
      fc.property(three, ([base, mine]) => {
        expect(decidedBlocks(mergeBlocks(base, mine, base), () => undefined)).toEqual(mine)
        expect(decidedBlocks(mergeBlocks(base, base, mine), () => undefined)).toEqual(mine)
        expect(mergeBlocks(base, mine, mine).conflicts).toEqual([])
      }),
      { numRuns: 300 },
    ))

  it('asks the same whoever saves last', () =>
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const here = mergeBlocks(base, mine, theirs)
        const there = mergeBlocks(base, theirs, mine)
        expect(here.conflicts).toEqual(
          there.conflicts.map((one) => ({ base: one.base, mine: one.theirs, theirs: one.mine })),
        )
      }),
      { numRuns: 300 },
    ))
})
