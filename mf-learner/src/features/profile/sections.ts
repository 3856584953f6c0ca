/** The parts of the profile in their order; each is also the anchor it is reached by. */
export const sectionIds = [
  'picture',
  'person',
  'contact',
  'insurance',
  'signature',
  'login',
  'devices',
  'calendar',
  'notifications',
  'privacy',
  'deletion',
] as const

/** See {@link sectionIds}. */
export type SectionId = (typeof sectionIds)[number]
