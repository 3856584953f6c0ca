import type { Vote } from './health.rules.ts'

/** A vote that says in which release of the shell the remote was loaded; null where that is not known. */
export type PlacedVote = Vote & { shell: string | null }

/** So many people must have the release in another shell, or nobody can tell whether it loads there. */
const ELSEWHERE = 5
/** One of so many may fail in the other shells, and one in any case: lines break. */
const RARELY = 20

/** Votes about a release apart: what is its own, and what is the doing of a shell that came after it. */
export type Apart = { own: Vote[]; shell: { version: string; votes: Vote[] } | undefined }

const failing = (votes: readonly Vote[]): number => votes.filter((vote) => vote.failing).length

/**
 * Takes apart what a release does and what a newer shell does to it: where it fails for every second person in one shell
 * and loads in the others, the shell is to blame, which is the later of the two.
 * @param latest the latest votes, the oldest first
 * @param newer releases of the shell that came after the release
 */
export const takeApart = (latest: readonly PlacedVote[], newer: ReadonlySet<string>): Apart => {
  const isToBlame = (version: string): boolean => {
    const inside = latest.filter(({ shell }) => shell === version)
    const outside = latest.filter(({ shell }) => shell !== version)
    return (
      failing(inside) * 2 >= inside.length &&
      outside.filter(({ person }) => person).length >= ELSEWHERE &&
      failing(outside) <= Math.max(1, outside.length / RARELY)
    )
  }
  const version = latest.findLast(
    (vote) => vote.failing && vote.shell !== null && newer.has(vote.shell) && isToBlame(vote.shell),
  )?.shell
  if (!version) return { own: [...latest], shell: undefined }
  return {
    own: latest.filter(({ shell }) => shell !== version),
    shell: { version, votes: latest.filter(({ shell }) => shell === version) },
  }
}
