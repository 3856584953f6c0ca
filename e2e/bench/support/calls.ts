import type { Target } from './load.ts'
import { CREATOR, LEARNER, READER, type Seeded } from './seed.ts'
import type { World } from './world.ts'

/** The call whose 99th percentile is held to something. */
export const COURSE_LIST = 'course list, 20 of 20'

/** Logged in once a world; the watchers come with sessions. */
export type Visitors = { learner: string; reader: string; creator: string }

export const logInAll = async ({ logIn }: World<Seeded>): Promise<Visitors> => ({
  learner: await logIn(LEARNER),
  reader: await logIn(READER),
  creator: await logIn(CREATOR),
})

/** A call that is measured, whom it is asked as, and what its share of hello-world is held to, where it is. */
export type MeasuredCall = {
  name: string
  /** Below `/api`. */
  path: (seeded: Seeded) => string
  as?: keyof Visitors
  /** Asked as each of the people who watch the film, in turn. */
  byWatchers?: true
  /** Sent by POST. */
  body?: (seeded: Seeded) => object
  share?: { atLeast: number; best: number }
}

/**
 * The ten calls that are used most. Every page asks for the session; every first load for the configuration, and every
 * open tab again when it changes. Learners come for their courses, a course, a film and what follows from it: the address
 * of the film, and a report every thirty seconds while it runs, which makes that the most frequent write. Creators' bell asks
 * at each login; their accesses, everybody's search and the admins' members are the lists that grow with the platform.
 */
export const tenCalls: readonly MeasuredCall[] = [
  {
    name: 'session check',
    path: () => '/session-id',
    as: 'learner',
    share: { atLeast: 0.28, best: 0.31 },
  },
  { name: 'system config', path: () => '/system-config' },
  {
    name: COURSE_LIST,
    path: () => '/courses?limit=20',
    as: 'learner',
    share: { atLeast: 0.1, best: 0.11 },
  },
  {
    name: 'course with 100 lectures',
    path: ({ longCourseId }) => `/chapters-videos?course-id=${longCourseId}`,
    as: 'reader',
    share: { atLeast: 0.05, best: 0.06 },
  },
  { name: 'address of a film', path: ({ filmId }) => `/watch?video-id=${filmId}`, byWatchers: true },
  {
    name: 'report of progress',
    path: () => '/video/progress',
    byWatchers: true,
    body: ({ filmId }) => ({ video_id: filmId, progress: 0, timestamp: 10, watched: [[0, 10]] }),
  },
  { name: 'search for courses', path: () => '/search-courses?limit=20&search=schlaf', as: 'creator' },
  { name: 'notifications', path: () => '/uploads?limit=20', as: 'creator' },
  { name: 'accesses', path: () => '/accesses?limit=20&all=true', as: 'creator' },
  { name: 'members', path: () => '/users?limit=20', as: 'creator' },
]

/** What is asked to measure a call in a world. */
export const targetsOf = (
  { url, seeded }: World<Seeded>,
  visitors: Visitors,
  { path, as, byWatchers, body }: MeasuredCall,
): Target[] => {
  const address = `${url}/api${path(seeded)}`
  const sent = body ? { body: body(seeded) } : {}
  if (byWatchers) return seeded.watchers.map((session) => ({ url: address, session, ...sent }))
  return [{ url: address, ...(as ? { session: visitors[as] } : {}) }]
}

/** The lists whose growth is measured, each by one request at a time. */
export const growingLists: readonly Pick<MeasuredCall, 'path' | 'as'>[] = [
  { path: () => '/courses?limit=20', as: 'learner' },
  { path: () => '/course-participations?limit=20', as: 'learner' },
  { path: () => '/search-courses?limit=20&search=schlaf', as: 'creator' },
  { path: () => '/courses/dev?limit=20', as: 'creator' },
  { path: () => '/courses/dev?limit=20&search=schlaf', as: 'creator' },
  { path: () => '/accesses?limit=20&all=true', as: 'creator' },
  { path: ({ accessId }) => `/access/users?limit=20&access-id=${accessId}`, as: 'creator' },
  { path: () => '/users?limit=20', as: 'creator' },
  { path: () => '/users?limit=20&search=muller.7', as: 'creator' },
  { path: () => '/users?limit=20&search=anna', as: 'creator' },
  { path: () => '/societies?limit=20', as: 'creator' },
  { path: ({ societyId }) => `/users-in-society?limit=20&society_id=${societyId}`, as: 'creator' },
  { path: ({ societyId }) => `/society/transactions?limit=20&society_id=${societyId}`, as: 'creator' },
  { path: () => '/uploads?limit=20', as: 'creator' },
]
