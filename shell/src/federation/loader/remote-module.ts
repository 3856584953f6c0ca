import type { RemoteModule } from '@kursportal/shared/federation'

const isRoute = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'element' in value &&
  (!('children' in value) || isTable(value.children))

const isTable = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isRoute))

const areTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string' || areTexts(text))

const arePlaces = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null)

/** Whether something a remote exports as `default` is a route table with texts. */
export const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  isTable(value.routes) &&
  'texts' in value &&
  areTexts(value.texts) &&
  (!('places' in value) || arePlaces(value.places))
