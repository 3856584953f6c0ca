import { retentionRules, retentionSeconds } from '@kursportal/shared/domain'

/** The parameters by name; a test may set its own. */
export type Limits = Record<keyof typeof limits, number>

/** The parameters of the specification whose values are ours to choose (specification, section 9). */
export const limits = {
  minimumAge: 14,
  ageOfConsent: 18,
  minimumFinishes: 5,
  /** Days in which nobody is reminded of their course twice. */
  reminderPauseDays: 14,
  /** Reminders one call sends at most. */
  remindersAtOnce: 2000,
  passwordLength: 10,
  /** Bytes of one uploaded video. */
  videoBytes: 4 * 1024 ** 3,
  /** Seconds of one uploaded video. */
  videoSeconds: 4 * 3600,
  /** How many videos and bytes one creator may have. */
  videosPerCreator: 500,
  videoBytesPerCreator: 200 * 1024 ** 3,
  imageBytes: 12 * 1024 ** 2,
  /** Milliseconds a toast stays. */
  toastLifetime: 4000,
  /** Seconds a session lives without being used. */
  sessionSeconds: retentionSeconds(retentionRules.sessions),
  /** Seconds one answer of the external database may take. */
  ninoxSeconds: 15,
} as const
