import type { RemoteModule, RemotePlace } from '@kursportal/shared/federation'
import { part } from '@kursportal/shared/router'

const course: RemotePlace = part(
  () => import(/* webpackChunkName: "sales-course" */ './features/performance/RecommendCourse.tsx'),
)

/** What this remote adds to pages of others, by the places that remote.json names. */
export const places = { 'learner.course': course } satisfies RemoteModule['places']
