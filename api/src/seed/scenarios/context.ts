// What whoever fills a platform holds in hand; the same as a use case gets.
export { inTransaction, type Context, type Services } from '../../platform/context.ts'
export { newId } from '../../platform/ids.ts'
