import type { SocietyFigures } from './api/read-performance.ts'

/** What each part of a society gets. */
export type TabProps = { figures: SocietyFigures; year: number; isPast: boolean }
