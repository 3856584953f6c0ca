import { read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** What waits, what is set up, and how the platform does. */
export type Overview = AnswerOf<'GET /admin/overview'>

/** What waits, what is set up, and how the platform does. */
export const readOverview = () => read('GET /admin/overview')
/** The accesses everybody has. */
export const readDefaultIds = () => read('GET /default-ids')
/** How much looks odd and waits for somebody; only the number is asked for. */
export const countRemarks = () => read('GET /sales-remarks', { limit: 1 })
/** The last few things admins changed. */
export const readLatest = () => read('GET /audit-log', { kind: 'changes', limit: 5 })
/** The modules, to see which needs somebody. */
export const readModules = () => read('GET /remotes')

/** The stretches of time that figures are told of, in days. */
export const ranges = ['7', '30', '365'] as const
/** One of them. */
export type Range = (typeof ranges)[number]
/** What happened in a stretch of time, beside the one before. */
export type Figures = AnswerOf<'GET /admin/figures'>

/** What happened in so many days; the figures before stay until the new ones are there. */
export const readFigures = (days: Range) => ({
  ...read('GET /admin/figures', { days }),
  placeholderData: keepPreviousData,
})
