import { begin, dissolve, join } from './begin.ts'
import { documents } from './documents.ts'
import { overview } from './overview.ts'
import { payouts } from './payouts.ts'
import { people } from './people.ts'

/** All German texts of this remote, by feature. */
export const texts = { ...overview, ...payouts, ...people, ...documents, begin, dissolve, join } as const
