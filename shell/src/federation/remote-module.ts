import type { RemoteModule } from '@kursportal/shared/federation'

/** Whether something a remote exports as `default` is a route table with texts. */
export const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  value.texts !== null
