import { read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** What one's recommending brought in a year; the current one when none is given. */
export const readPerformance = (year: number | undefined) => ({
  ...read('GET /sales-performance', year === undefined ? {} : { year }),
  placeholderData: keepPreviousData,
})

/** All figures. */
export type Performance = AnswerOf<'GET /sales-performance'>
/** Those of one society. */
export type SocietyFigures = Performance['societies'][number]
