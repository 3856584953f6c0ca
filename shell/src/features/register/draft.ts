import type { ChosenInsurance } from '@kursportal/shared/domain'
import { create } from '@kursportal/shared/store'
import type { SentCode } from '@kursportal/shared/ui/forms'

/** A community as it was chosen. */
export type ChosenCommunity = { id: string; name: string }

/** Everything typed so far. */
export type Draft = {
  email: string
  /** Empty after a reload, then it is asked for once more. */
  password: string
  /** A good password was typed, and none since in the step that asks for a new one. */
  had_password: boolean
  first_name: string
  last_name: string
  birth_date: string
  parent_name: string
  parent_birth_date: string | null
  /** The parent allows it. */
  parent_allows: boolean
  community: ChosenCommunity | null
  insurance: ChosenInsurance | null
  insurance_number: string
  iban: string
  terms_of_use: boolean
  privacy: boolean
  marketing: boolean
  /** The society whose link led here. */
  referrer: string | null
  /** The access whose page led here. */
  access_id: string | null
  /** The code of the address of that page. */
  access_code: string | null
  /** The code that was mailed last. */
  sent: SentCode | null
}

const empty: Draft = {
  email: '',
  password: '',
  had_password: false,
  first_name: '',
  last_name: '',
  birth_date: '',
  parent_name: '',
  parent_birth_date: null,
  parent_allows: false,
  community: null,
  insurance: null,
  insurance_number: '',
  iban: '',
  terms_of_use: false,
  privacy: false,
  marketing: false,
  referrer: null,
  access_id: null,
  access_code: null,
  sent: null,
}

const KEY = 'kursportal-registration'

const stored = (): Partial<Draft> => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {} // No storage, or something else in it: one types again, as before.
  }
}

const store = (draft: Draft): void => {
  try {
    // The password lives in memory only; after a reload it is asked for once more.
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, password: '' }))
  } catch {
    // Storage is full or switched off: what was typed lasts as long as the page.
  }
}

/**
 * What was typed to register. It outlives steps, other pages and a reload (in this tab only, the browser forgets it
 * with the tab), and is gone once the account is there.
 */
export const useDraft = create<Draft>(() => ({ ...empty, ...stored() }))
useDraft.subscribe(store)

/** What was typed up to now, for a form's first values. */
export const currentDraft = (): Draft => useDraft.getState()

/** Remembers what was typed. */
export const keepDraft = (typed: Partial<Draft>): void => useDraft.setState(typed)

/** Forgets everything. */
export const clearDraft = (): void => {
  useDraft.setState(empty)
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then there is nothing to forget.
  }
}
