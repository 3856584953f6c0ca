import { berlinDay } from '@kursportal/shared/domain'

/** The day it is in Germany, `YYYY-MM-DD`. */
export const today = (): string => berlinDay(new Date())
