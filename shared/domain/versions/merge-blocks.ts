import { diffArrays } from 'diff'
import { canonical } from './canonical.ts'
import type { VersionChoice } from './merge-versions.ts'

/** Blocks of which two people made different things: neither is lost until somebody decides. */
export type BlockConflict<Block> = { base: Block[]; mine: Block[]; theirs: Block[] }

/** A text put together of two versions, in order: what is agreed on, and what has to be decided. */
export type MergedBlocks<Block> = {
  pieces: ({ agreed: Block[] } | { conflict: BlockConflict<Block> })[]
  conflicts: BlockConflict<Block>[]
}

/** Blocks `from` to before `to` of the base became these. */
export type BlockHunk<Block> = { from: number; to: number; blocks: readonly Block[] }

/** What a version made of the base, in order; what stands side by side is one hunk. */
export const blockHunks = <Block>(base: readonly Block[], version: readonly Block[]): BlockHunk<Block>[] => {
  const hunks: BlockHunk<Block>[] = []
  let [old, now, isOpen] = [0, 0, false]
  for (const { value, added, removed } of diffArrays(base.map(canonical), version.map(canonical))) {
    const last = isOpen ? hunks.pop() : undefined
    const { from, blocks } = last ?? { from: old, blocks: [] }
    if (added)
      hunks.push({
        from,
        to: last?.to ?? old,
        blocks: [...blocks, ...version.slice(now, now + value.length)],
      })
    else if (removed) hunks.push({ from, to: old + value.length, blocks })
    else if (last) hunks.push(last)
    isOpen = added || removed
    if (!added) old += value.length
    if (!removed) now += value.length
  }
  return hunks
}

/** Hunks of both versions about the same blocks of the base. */
type Group<Block> = { from: number; to: number; mine: BlockHunk<Block>[]; theirs: BlockHunk<Block>[] }

/** Whether a hunk that starts no earlier is about blocks of the group; standing beside them is not enough. */
const touches = (group: { from: number; to: number }, hunk: { from: number; to: number }): boolean =>
  hunk.from < group.to || (group.from === group.to && hunk.from === group.from && hunk.to === hunk.from)

const groupsOf = <Block>(
  mine: readonly BlockHunk<Block>[],
  theirs: readonly BlockHunk<Block>[],
): Group<Block>[] => {
  const all = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].toSorted((one, other) => one.hunk.from - other.hunk.from || one.hunk.to - other.hunk.to)
  const groups: Group<Block>[] = []
  for (const { hunk, side } of all) {
    const last = groups.at(-1)
    const group = last && touches(last, hunk) ? last : { from: hunk.from, to: hunk.to, mine: [], theirs: [] }
    if (group !== last) groups.push(group)
    group.to = Math.max(group.to, hunk.to)
    group[side].push(hunk)
  }
  return groups
}

/** What a version says in place of some blocks of the base. */
const applied = <Block>(
  base: readonly Block[],
  { from, to }: { from: number; to: number },
  hunks: readonly BlockHunk<Block>[],
): Block[] => {
  const said: Block[] = []
  let at = from
  for (const hunk of hunks) {
    said.push(...base.slice(at, hunk.from), ...hunk.blocks)
    at = hunk.to
  }
  return [...said, ...base.slice(at, to)]
}

type Piece<Block> = MergedBlocks<Block>['pieces'][number]

/** Whether a version only wrote blocks anew where they stand: none came, went or moved. */
const isRewritten = <Block>(base: readonly Block[], version: readonly Block[]): boolean => {
  const known = new Set(base.map(canonical))
  return (
    base.length === version.length &&
    version.every((block, at) => canonical(block) === canonical(base[at]) || !known.has(canonical(block)))
  )
}

/** A conflict of several blocks, block by block: what only one of the two wrote anew is agreed on. */
const apart = <Block>({ base, mine, theirs }: BlockConflict<Block>): Piece<Block>[] => {
  const pieces: Piece<Block>[] = []
  for (const at of base.keys()) {
    const [before, here, there] = [base, mine, theirs].map((blocks) => blocks.slice(at, at + 1))
    if (!before || !here || !there) continue
    const isTheirs = canonical(before) === canonical(here)
    const last = pieces.at(-1)
    if (isTheirs || canonical(before) === canonical(there) || canonical(here) === canonical(there))
      pieces.push({ agreed: isTheirs ? there : here })
    else if (last && 'conflict' in last) {
      last.conflict.base.push(...before)
      last.conflict.mine.push(...here)
      last.conflict.theirs.push(...there)
    } else pieces.push({ conflict: { base: before, mine: here, theirs: there } })
  }
  return pieces
}

const piecesOf = <Block>(base: readonly Block[], group: Group<Block>): Piece<Block>[] => {
  const mine = applied(base, group, group.mine)
  const theirs = applied(base, group, group.theirs)
  if (group.theirs.length === 0) return [{ agreed: mine }]
  if (group.mine.length === 0 || canonical(mine) === canonical(theirs)) return [{ agreed: theirs }]
  // Both wrote something new in one place: it stands one below the other, and nothing is lost.
  if (group.from === group.to) return [{ agreed: [...theirs, ...mine] }]
  const conflict = { base: base.slice(group.from, group.to), mine, theirs }
  const isPaired = isRewritten(conflict.base, mine) && isRewritten(conflict.base, theirs)
  return isPaired ? apart(conflict) : [{ conflict }]
}

/**
 * Two versions of a text that started from one, put together block by block: what only one of them wrote, took away or
 * moved merges by itself, also beside what the other changed. Blocks both changed differently are a conflict.
 */
export const mergeBlocks = <Block>(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
): MergedBlocks<Block> => {
  const pieces: MergedBlocks<Block>['pieces'] = []
  let at = 0
  for (const group of groupsOf(blockHunks(base, mine), blockHunks(base, theirs))) {
    pieces.push({ agreed: base.slice(at, group.from) }, ...piecesOf(base, group))
    at = group.to
  }
  pieces.push({ agreed: base.slice(at) })
  return {
    pieces,
    conflicts: pieces.flatMap((piece) => ('conflict' in piece ? [piece.conflict] : [])),
  }
}

/** The blocks of a merged text after somebody decided; what is not decided stays as mine. */
export const decidedBlocks = <Block>(
  { pieces }: MergedBlocks<Block>,
  choiceOf: (conflict: BlockConflict<Block>) => VersionChoice | undefined,
): Block[] =>
  pieces.flatMap((piece) => {
    if ('agreed' in piece) return piece.agreed
    const { mine, theirs } = piece.conflict
    const choice = choiceOf(piece.conflict)
    return choice === 'both' ? [...theirs, ...mine] : choice === 'theirs' ? theirs : mine
  })
