import { afterSchemas } from '@kursportal/shared/contract'

const load = () => afterSchemas(() => import(/* webpackChunkName: "login-rules" */ './login-rules.ts'))

/** The rules of the login's forms, fetched when they are first needed: the page is there before the schema library. */
export const lateRules = {
  email: async () => (await load()).emailFields,
  login: async () => (await load()).loginFields,
  passwordOnly: async () => (await load()).passwordOnly,
  newPassword: async (minLength: number, whose: string) => (await load()).passwordFields(minLength, whose),
}
