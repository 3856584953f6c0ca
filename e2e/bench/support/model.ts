import type { Cost } from './cost.ts'
import type { Figure } from './figures.ts'

/** What people do that costs something. */
export const deeds = [
  'log in',
  'page',
  'own courses',
  'course',
  'address of a film',
  'report of progress',
  'tab reads again',
] as const
export type Deed = (typeof deeds)[number]

/** What one of everything costs. */
export type Units = {
  costs: Record<Deed, Cost>
  /** Bytes of memory: of a process without people, and of each tab that listens. */
  processMemory: number
  tabMemory: number
  /** Bytes of the database: without learners, and of each learner with all that comes with them. */
  databaseBase: number
  learnerBytes: number
  /** Bytes of a minute of film in its largest size, and in all sizes together. */
  filmMinute: { largest: number; stored: number }
  /** Seconds of a processor to make a second of film in every size. */
  filmWork: number
  /** Bytes of a first screen, with an empty cache and with a filled one. */
  firstScreen: { cold: number; warm: number }
}

/** What is assumed of learners; on another platform it is otherwise. */
const assumed = {
  /** Of all learners, who learn at the busiest moment. */
  presentShare: 0.01,
  /** Of these, who watch a film just then. */
  watchingShare: 0.2,
  /** A report while something is learned. */
  reportEverySeconds: 30,
  lectureSeconds: 600,
  /** In which all of them come. */
  comingSeconds: 600,
  /** Of a processor: so much may be in use, so that one process may be missing. */
  use: 0.5,
  /** Hours of film on the platform. */
  filmHours: 1_000,
} as const

/** How often each is done in a second at the busiest moment. */
const ratesOf = (learners: number): Record<Deed, number> => {
  const present = learners * assumed.presentShare
  const coming = present / assumed.comingSeconds
  const opening = present / assumed.lectureSeconds
  return {
    'log in': coming,
    page: coming,
    // They stand in the page; whoever goes back to them is not counted.
    'own courses': 0,
    course: opening,
    'address of a film': opening,
    'report of progress': present / assumed.reportEverySeconds,
    // Once in a while and spread over time: how long it takes is a figure of its own.
    'tab reads again': 0,
  }
}

/** What a platform needs for so many learners, computed from what one of everything costs. */
export const modelOf = (learners: number, units: Units): Figure[] => {
  const rates = ratesOf(learners)
  const present = learners * assumed.presentShare
  const watching = present * assumed.watchingShare
  const perSecond = (of: keyof Cost) =>
    deeds.reduce((sum, deed) => sum + rates[deed] * units.costs[deed][of], 0)
  const busy = perSecond('node') / 1000
  const processes = Math.ceil(busy / assumed.use) + 1
  return [
    { name: 'learning at the busiest moment, of these watching a film', value: present, note: `${watching}` },
    { name: 'web: processors in use', value: busy },
    { name: 'web: processes, at half of a processor, one may be missing', value: processes },
    {
      name: 'web: memory of a process with its tabs',
      value: (units.processMemory + (present / processes) * units.tabMemory) / 1e6,
      unit: 'MB',
    },
    {
      name: 'web: seconds until every tab has read again, half of each process',
      value: (present * units.costs['tab reads again'].node) / 1000 / (processes * assumed.use),
      unit: 's',
    },
    { name: 'PostgreSQL: processors in use', value: perSecond('database') / 1000 },
    { name: 'PostgreSQL: statements', value: perSecond('queries'), unit: '/s' },
    {
      name: 'PostgreSQL: stored',
      value: (units.databaseBase + learners * units.learnerBytes) / 1e9,
      unit: 'GB',
    },
    {
      name: 'films: from the CDN, all in the largest size',
      value: (watching * units.filmMinute.largest * 8) / 60 / 1e9,
      unit: 'Gbit/s',
    },
    {
      name: `films: stored, ${assumed.filmHours.toLocaleString('en')} hours`,
      value: (assumed.filmHours * 60 * units.filmMinute.stored) / 1e9,
      unit: 'GB',
    },
    {
      name: 'films: hours made a day by a processor',
      value: 24 / units.filmWork,
      unit: 'h',
    },
    {
      name: 'first screens, all with an empty cache',
      value: (units.firstScreen.cold * 8 * present) / assumed.comingSeconds / 1e6,
      unit: 'Mbit/s',
    },
  ]
}
