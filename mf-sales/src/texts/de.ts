import { begin, dissolve, join } from './begin.ts'
import { overview } from './overview.ts'
import { payouts } from './payouts.ts'
import { people } from './people.ts'

/** All German texts of this remote, by feature. */
export const texts = { ...overview, ...payouts, ...people, begin, dissolve, join } as const
