/**
 * What the rule of health makes of releases when people come one after the other. `npm run health:simulate` prints it,
 * the tests hold it to what decision 0660 promises.
 */
import { judgeHealth, LATEST_VOTES, limitAfter, nextScore, sharesBeside, type Vote } from './health.rules.ts'
import { takeApart, type PlacedVote } from './shells-doing.rules.ts'

/** Numbers between 0 and 1 that are the same in each run (mulberry32). */
const chance = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** When a release was taken back: for how many it had failed, and how many had it. */
export type Fate = { failed: number; people: number } | null

const shares = sharesBeside({ latest: [] })

/** A release that fails for a share of people; null where it stays. The score is that of `judgeHealth`, vote by vote. */
const live = (share: number, people: number, random: () => number): Fate => {
  let [score, failed] = [0, 0]
  for (let voter = 1; voter <= people; voter += 1) {
    const failing = random() < share
    if (failing) failed += 1
    score = nextScore(score, { failing, person: true }, shares)
    if (failing && score >= limitAfter(voter)) return { failed, people: voter }
  }
  return null
}

/** Many releases that fail for a share of people. */
export const simulate = (releases: number, share: number, people: number): Fate[] => {
  const random = chance(2026)
  return Array.from({ length: releases }, () => live(share, people, random))
}

const vote = (failing: boolean): Vote => ({ failing, person: true })

/** After how many failures in a row a release is taken back that has loaded for so many people before. */
export const failuresAfter = (good: number): number => {
  const before = Array.from({ length: Math.min(good, LATEST_VOTES) }, () => vote(false))
  for (let failures = 1; ; failures += 1) {
    const latest = [...before, ...Array.from({ length: failures }, () => vote(true))].slice(-LATEST_VOTES)
    const votes = { latest, all: good + failures, failed_loads: failures, audience: null }
    if (judgeHealth(votes, { latest: [] }).bad) return failures
  }
}

/** How many of a small audience a release has failed for, each three times at most, when it is taken back. */
export const failedOf = (audience: number): number => {
  for (let failed = 1; failed <= audience; failed += 1) {
    const latest = Array.from({ length: failed }, () => vote(true))
    const votes = { latest, all: failed, failed_loads: failed * 3, audience }
    if (judgeHealth(votes, { latest: [] }).bad) return failed
  }
  return Number.POSITIVE_INFINITY
}

/** After how many failures in a shell that came later that shell is found out, of so many people who had the one before. */
export const failuresInNewShell = (people: number): number => {
  for (let failures = 1; failures <= people; failures += 1) {
    const latest = Array.from({ length: people }, (_, place): PlacedVote => ({
      ...vote(place >= people - failures),
      shell: place >= people - failures ? 'new' : 'old',
    }))
    const { own, shell } = takeApart(latest, new Set(['new']))
    const all = { failed_loads: failures, audience: null }
    if (judgeHealth({ ...all, latest: own, all: own.length }, { latest: [] }).bad) break
    if (shell && judgeHealth({ ...all, latest: shell.votes, all: failures }, { latest: own }).bad)
      return failures
  }
  return Number.POSITIVE_INFINITY
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** One line of figures for a share of people for whom a release fails. */
export const describeFates = (fates: readonly Fate[]): string => {
  const taken = fates.filter((fate) => fate !== null)
  if (taken.length < fates.length / 2) return `${taken.length} of ${fates.length} releases are taken back`
  const failed = taken.map((fate) => fate.failed)
  const seen = middle(taken.map((fate) => fate.people))
  return `taken back after it failed for ${middle(failed)} people (most: ${Math.max(...failed)}), when ${seen} had it`
}
