import { page } from '@kursportal/shared/router'
import type { RemoteRoute } from '@kursportal/shared/federation'

const sales = page(() => import(/* webpackChunkName: "sales" */ './features/performance/PerformancePage.tsx'))

/** Every address of this remote, a line each; the longest declared prefix in remote.json brings people here. */
export const routes: readonly RemoteRoute[] = [
  { path: '/sales', element: sales },
  { path: '/sales/:societyId/:tab?', element: sales },
]
