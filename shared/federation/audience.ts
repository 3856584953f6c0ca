import { z } from 'zod'
import { flagNames } from '../domain/settings/flags.ts'

/** The flags of the settings that menus and rollouts can hang on. */
export const settingsFlag = z.enum(flagNames.toSorted())

/** The roles a rollout can be for (specification, Roles and permissions); `user` is everybody who is logged in. */
export const audienceRole = z.enum(['admin', 'course_creator', 'group_leader', 'salesman', 'user'])
export type AudienceRole = z.infer<typeof audienceRole>

/** Who gets a release in a rollout. */
export const audience = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    percent: z
      .int()
      .min(1)
      .max(99)
      .describe('Share of all visitors; somebody who is in stays in when it grows'),
  }),
  z.strictObject({ kind: z.literal('role'), role: audienceRole }),
  z.strictObject({
    kind: z.literal('flag'),
    flag: settingsFlag.describe('Everybody, while this flag of the settings is on'),
  }),
])
export type Audience = z.infer<typeof audience>
