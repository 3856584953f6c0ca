/**
 * When the platform takes a release back by itself. Each voter says whether the release loaded for them the last time;
 * the votes are read in the order of those loads, and each moves a score: up by how much likelier a failure is in a bad
 * release than in a good one, down likewise. Below nothing it does not fall, so a release that breaks after weeks is
 * noticed as soon as a new one (a cumulative sum test). Decision 0660 has the figures of the simulation.
 */

/** Whether a release loaded for a voter the last time, and how much that counts. */
export type Vote = { failing: boolean; person: boolean }

/** What is known of a release. */
export type Votes = {
  /** The latest votes, the oldest first. */
  latest: readonly Vote[]
  /** How many have voted altogether. */
  all: number
  /** How many loads have failed altogether. */
  failed_loads: number
  /** How many people could have it at all, where they are few enough to be counted; null for many. */
  audience: number | null
}

/** So many of the latest votes are looked at; a score that goes back further has long been at nothing. */
export const LATEST_VOTES = 400

/** Anonymous networks, and accounts younger than the release: who rents addresses or makes up accounts counts little. */
const STRANGER = 0.25
/** For how many a good release fails at least: lines break. */
const GOOD = 0.01
/** For how many a bad release fails at least. */
const BAD = 0.2
/** So high the score must rise; more once many have voted, as chance has had more attempts. */
const LIMIT = 12.5
/** Where it loads for the people who use it, strangers alone must bring so many times more. */
const STRANGERS_ALONE = 3
/** So many people make up their own mind. */
const PEOPLE = 5
/** An audience up to this size is judged when all of it has failed. */
const SMALL = 4
/** So many votes about the release before say how often loading fails anyway. */
const ENOUGH = 20

/** Shares of failing votes that a good and a bad release would have. */
export type Shares = { good: number; bad: number }

/** What to hold a release against: the platform's own floor, or how often the release before fails, if that is more. */
export const sharesBeside = (before: Pick<Votes, 'latest'>): Shares => {
  const failing = before.latest.filter((vote) => vote.failing).length
  const known = before.latest.length >= ENOUGH ? failing / before.latest.length : 0
  const good = Math.min(Math.max(known, GOOD), 0.45)
  return { good, bad: Math.min(Math.max(BAD, good * 2), 0.9) }
}

/** The score after one more vote. */
export const nextScore = (score: number, { failing, person }: Vote, { good, bad }: Shares): number => {
  const ratio = failing ? bad / good : (1 - bad) / (1 - good)
  return Math.max(0, score + Math.log(ratio) * (person ? 1 : STRANGER))
}

/** How high the score must rise after so many votes. */
export const limitAfter = (votes: number): number => LIMIT + 1.5 * Math.log(1 + votes / 50)

/** What the votes say of a release; with the words for the audit trail where it is bad. */
export type HealthVerdict = { bad: false } | { bad: true; reason: string }

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Everybody of a small audience failed, three times or more. */
const failsForAll = ({ latest, audience, failed_loads }: Votes): boolean =>
  audience !== null &&
  audience <= SMALL &&
  failed_loads >= 3 &&
  latest.filter(({ person }) => person).length >= audience &&
  latest.every(({ failing }) => failing)

/** The score at the end, and where it last was at nothing. */
const scoreOf = (votes: readonly Vote[], shares: Shares): { score: number; since: number } => {
  let score = 0
  let since = 0
  votes.forEach((vote, place) => {
    score = nextScore(score, vote, shares)
    if (score === 0) since = place + 1
  })
  return { score, since }
}

/**
 * Whether a release is bad enough to be taken back by the platform itself.
 * @param before the votes about the release visitors would go back to
 */
export const judgeHealth = (release: Votes, before: Pick<Votes, 'latest'>): HealthVerdict => {
  const { latest, all } = release
  const shares = sharesBeside(before)
  const { score, since } = scoreOf(latest, shares)
  const people = latest.filter(({ person }) => person)
  const alone = people.length >= PEOPLE && scoreOf(people, shares).score === 0
  const isBad = score >= limitAfter(all) * (alone ? STRANGERS_ALONE : 1)
  const failsAll = failsForAll(release)
  if (!isBad && !failsAll) return { bad: false }
  const recent = failsAll ? latest : latest.slice(since)
  const failing = recent.filter((vote) => vote.failing)
  const named = failing.filter(({ person }) => person).length
  return {
    bad: true,
    reason: `Lud zuletzt bei ${failing.length} von ${recent.length} nicht (${named} Personen, ${failing.length - named} anonyme Netze oder Neue). Üblich sind ${percent(shares.good)}.`,
  }
}
