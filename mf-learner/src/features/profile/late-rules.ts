import { afterSchemas, type SystemConfig } from '@kursportal/shared/contract'

const load = () => afterSchemas(() => import(/* webpackChunkName: "profile-rules" */ './profile-rules.ts'))

/** The rules of the profile's forms, fetched when they are first needed: the page is there before the schema library. */
export const lateRules = {
  person: async (limits: SystemConfig['limits']) => (await load()).personRules(limits),
  contact: async () => (await load()).contactRules,
  insurance: async () => (await load()).insuranceRules,
  signature: async () => (await load()).signatureRules,
  notifications: async () => (await load()).notificationChoices,
}
