import { diffArrays } from 'diff'
import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import { canonical } from './canonical.ts'
import { wordDifference, type WordStretch } from './word-difference.ts'

type Block = RichTextDocument['content'][number]

/** One block of a text in two versions. */
export type BlockDifference =
  | { kind: 'same'; block: Block }
  | { kind: 'gone' | 'come'; block: Block }
  /** Stands elsewhere now, as it was; said where it came to. */
  | { kind: 'moved'; block: Block }
  /** The same block with other words, or with another look or address where the words are the same. */
  | { kind: 'changed'; before: Block; after: Block; words: WordStretch[] }

type Node = { text?: string; content?: readonly unknown[] | undefined }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The words of a block; the rows of a list and the cells of a table each on a line. */
export const blockWords = (block: unknown): string => {
  if (!isNode(block)) return ''
  if (typeof block.text === 'string') return block.text
  const parts = (block.content ?? []).map(blockWords)
  const isLine = (block.content ?? []).every((part) => isNode(part) && typeof part.text === 'string')
  return parts.join(isLine ? '' : '\n')
}

/**
 * Whether two blocks are one that was written anew: of one kind, with words in both or, as pictures, in neither; or of
 * the same words that look different now, as a paragraph that became a heading.
 */
const areOne = (before: Block | undefined, after: Block | undefined): boolean => {
  const [old, now] = [blockWords(before), blockWords(after)]
  return before?.type === after?.type ? (old === '') === (now === '') : old !== '' && old === now
}

/** Pairs what went with what came in its place, in order. */
const paired = (gone: readonly Block[], come: readonly Block[]): BlockDifference[] => {
  const left = [...gone]
  const after = come.flatMap((block): BlockDifference[] => {
    const at = left.findIndex((old) => areOne(old, block))
    const old = left[at]
    if (!old) return [{ kind: 'come', block }]
    const before = left.splice(0, at + 1).slice(0, -1)
    return [
      ...before.map((lost): BlockDifference => ({ kind: 'gone', block: lost })),
      {
        kind: 'changed',
        before: old,
        after: block,
        words: wordDifference(blockWords(old), blockWords(block)),
      },
    ]
  })
  return [...after, ...left.map((block): BlockDifference => ({ kind: 'gone', block }))]
}

/** What was taken away in one place and stands as it was in another is moved. */
const withMoves = (runs: readonly Run[]): Run[] => {
  const gone = new Map<string, number>()
  for (const { gone: blocks } of runs)
    for (const block of blocks) gone.set(canonical(block), (gone.get(canonical(block)) ?? 0) + 1)
  const moved = new Map<string, number>()
  const come = runs.map((run) => ({
    ...run,
    come: run.come.map((entry) => {
      const key = canonical(entry.block)
      const left = (gone.get(key) ?? 0) - (moved.get(key) ?? 0)
      if (left <= 0) return entry
      moved.set(key, (moved.get(key) ?? 0) + 1)
      return { ...entry, isMoved: true }
    }),
  }))
  return come.map((run) => ({
    ...run,
    gone: run.gone.filter((block) => {
      const key = canonical(block)
      const left = moved.get(key) ?? 0
      if (left === 0) return true
      moved.set(key, left - 1)
      return false
    }),
  }))
}

type Run = {
  same: readonly Block[]
  gone: readonly Block[]
  come: readonly { block: Block; isMoved: boolean }[]
}

const runsOf = (before: readonly Block[], after: readonly Block[]): Run[] => {
  const runs: { same: Block[]; gone: Block[]; come: { block: Block; isMoved: boolean }[] }[] = []
  let [old, now] = [0, 0]
  for (const { value, added, removed } of diffArrays(before.map(canonical), after.map(canonical))) {
    const last = runs.at(-1)
    const run = last && (added || removed) && last.same.length === 0 ? last : { same: [], gone: [], come: [] }
    if (run !== last) runs.push(run)
    if (removed) run.gone.push(...before.slice(old, old + value.length))
    else if (added)
      run.come.push(...after.slice(now, now + value.length).map((block) => ({ block, isMoved: false })))
    else run.same.push(...after.slice(now, now + value.length))
    if (!added) old += value.length
    if (!removed) now += value.length
  }
  return runs
}

/** What became different between two versions of a text: blocks by what they say, words within those written anew. */
export const compareDocuments = (
  before: RichTextDocument | null,
  after: RichTextDocument | null,
): BlockDifference[] =>
  withMoves(runsOf(before?.content ?? [], after?.content ?? [])).flatMap(({ same, gone, come }) => [
    ...same.map((block): BlockDifference => ({ kind: 'same', block })),
    ...come.filter(({ isMoved }) => isMoved).map(({ block }): BlockDifference => ({ kind: 'moved', block })),
    ...paired(
      gone,
      come.filter(({ isMoved }) => !isMoved).map(({ block }) => block),
    ),
  ])
