/**
 * Votes about one release: how many had it, and for how many it failed. Beside the networks of anonymous visitors stand
 * people who registered after the release was there.
 */
export type Tally = { people: { all: number; failing: number }; networks: { all: number; failing: number } }

/**
 * When a release is taken back. Networks of anonymous visitors and accounts younger than the release weigh a quarter of a
 * person: whoever rents addresses or makes up accounts must not outvote the people who use the platform.
 */
const healthThresholds = {
  /** So much weight must have voted at least, and so much must have failed. */
  votes: 5,
  failing: 3,
  /** Share of failing weight from which on a release is bad … */
  rate: 0.3,
  /** … unless the release before fails nearly as often: then it is the network, or the API. */
  factor: 2,
  network: 0.25,
} as const

/** What the votes say of a release; with the words for the audit trail where it is bad. */
export type HealthVerdict =
  { bad: false; why: 'too_few' | 'healthy' | 'like_before' } | { bad: true; reason: string }

const weigh = ({ people, networks }: Tally, what: 'all' | 'failing'): number =>
  people[what] + networks[what] * healthThresholds.network

const rateOf = (tally: Tally): number => {
  const all = weigh(tally, 'all')
  return all > 0 ? weigh(tally, 'failing') / all : 0
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/**
 * Whether a release is bad enough to be taken back by the platform itself.
 * @param before the votes about the release visitors would go back to
 */
export const judgeHealth = (release: Tally, before: Tally): HealthVerdict => {
  const { votes, failing, rate, factor } = healthThresholds
  if (weigh(release, 'all') < votes || weigh(release, 'failing') < failing)
    return { bad: false, why: 'too_few' }
  const share = rateOf(release)
  if (share < rate) return { bad: false, why: 'healthy' }
  const shareBefore = weigh(before, 'all') < votes ? 0 : rateOf(before)
  if (share < shareBefore * factor) return { bad: false, why: 'like_before' }
  const { people, networks } = release
  return {
    bad: true,
    reason: `Lud bei ${percent(share)} nicht (${people.failing} von ${people.all} Personen, ${networks.failing} von ${networks.all} anonymen Netzen oder Neuen); die Fassung davor bei ${percent(shareBefore)}. Ab ${percent(rate)} nimmt die Plattform eine Fassung zurück.`,
  }
}
