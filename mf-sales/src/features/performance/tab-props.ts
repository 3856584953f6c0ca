import type { SocietyFigures } from './api/read-performance.ts'

/** What each part of a society gets. */
export type TabProps = {
  figures: SocietyFigures
  year: number
  isPast: boolean
  /** Whether people can come to it: to clubs nobody can while these are switched off. */
  isOpen: boolean
}
