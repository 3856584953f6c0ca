import { read, type AnswerOf } from '@kursportal/shared/client'

/** What waits, figures of 30 days, and how the platform does. */
export type Overview = AnswerOf<'GET /admin/overview'>

/** What waits, figures of 30 days, and how the platform does. */
export const readOverview = () => read('GET /admin/overview')
/** The last few things admins changed. */
export const readLatest = () => read('GET /audit-log', { kind: 'changes', limit: 5 })
/** The modules, to see which needs somebody. */
export const readModules = () => read('GET /remotes')
