import { keysOf, recordOf } from '../records.ts'

type FlagDefinition = {
  /** What a new platform begins with. */
  delivered: boolean
  /** What it means while it is on, for the API's page. */
  words: string
}

/**
 * The flags of the settings, in the order in which admins see them (specification, section 3). Everybody may read them,
 * admins switch them, menus (`settings_flag` in `remote.json`) and rollouts can hang on them. Schemas, stored settings
 * and screens come from this table; the German words stand in `mf-admin/src/texts/settings.ts`.
 */
export const flags = {
  communities: {
    delivered: true,
    words:
      'Communities (Vereine) are in use. Off, nobody finds, joins or is invited to one and its links lead nowhere; who belongs to one or leads it still does, and what it has earned is still paid',
  },
  insurance_data: { delivered: true, words: 'Health insurance data is asked for' },
  faq: { delivered: true, words: 'There is a page of questions and answers' },
  society_providers: {
    delivered: false,
    words: 'Communities may offer courses themselves: certificates then name them as the provider',
  },
  reports: { delivered: true, words: 'Content can be reported on a page of the platform' },
  withdrawals: { delivered: false, words: 'Contracts can be withdrawn from on a page of the platform' },
} as const satisfies Record<string, FlagDefinition>

export type Flag = keyof typeof flags

export const flagNames: readonly Flag[] = keysOf(flags)

/** A value for each flag. */
export const byFlag = <Value>(valueOf: (flag: Flag) => Value): Record<Flag, Value> =>
  recordOf(flagNames, valueOf)

/** The flags of a platform nobody has changed. */
export const deliveredFlags: Readonly<Record<Flag, boolean>> = byFlag((flag) => flags[flag].delivered)
