import type { StoredClubProvider } from '@kursportal/shared/contract'
import type { CourseKey } from './content.types.ts'

/** The IBAN that stands in every textbook; everybody of the demo has it. */
export const DEMO_IBAN = 'DE89370400440532013000'
/** Of whoever is paid for recommending: another one than that of learners, or every finish would look odd. */
export const DEMO_PAYOUT_IBAN = 'DE02120300000000202051'

/** What the demo accounts are called in `name@kursportal.example`. */
export type AccountKey = 'admin' | 'creator' | 'leader' | 'sales' | 'learner' | 'minor'

/** Somebody of the demo, as the columns of a person; the password is the same for all. */
export type DemoPerson = {
  email: string
  first_name: string
  last_name: string
  /** Day, YYYY-MM-DD. */
  birth_date: string
  street: string
  zip: string
  city: string
  /** Under 18: the person who has custody, and their birth date; both empty otherwise. */
  parent_name: string
  parent_birth_date: string | null
  /** Name of the insurance chosen, or null while none is. */
  insurance: string | null
  /** Name of the society the person belongs to. */
  society: string | null
}

export type DemoAccount = DemoPerson & {
  key: AccountKey
  perms: { admin: boolean; course_creator: boolean }
}

/**
 * A learner and how far they are: the share (0..1) of each course they take now, and the course they finished last year,
 * null for who came this year.
 */
export type DemoLearner = DemoPerson & {
  progress: Partial<Record<CourseKey, number>>
  last_year: CourseKey | null
}

export type DemoInsurance = {
  name: string
  active: boolean
  important: boolean
  iban_required: boolean
  private: boolean
  hand_in_text?: string
  hand_in_url?: string
}

/** A level: from `start` finishes in a year on, each earns `income_per_user`; reaching it earns `bonus` (cents). */
export type DemoLevel = { start: number; income_per_user: number; bonus: number }

export type DemoSociety = {
  name: string
  /** Where it offers courses to its members itself. */
  provider?: StoredClubProvider
  is_community: boolean
  /** The demo account that owns it; null for a club nobody leads yet. */
  owner: AccountKey | null
  /** Further demo accounts that run it. */
  admins: AccountKey[]
  /** Own levels; empty when the defaults apply. */
  levels: DemoLevel[]
}

export type DemoFaqEntry = {
  category: string
  question: string
  /** Markdown. */
  answer: string
  audience: 'everyone' | 'members'
  published: boolean
}

export type DemoLegalText = {
  type: 'imprint' | 'privacy' | 'terms-of-use'
  title: string
  /** Markdown. */
  content: string
}
