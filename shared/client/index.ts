export * from './api-failure.ts'
export { call, queryString } from './call.ts'
export type { AnswerOf, CallInput, CallKey, ReadKey } from './call-types.ts'
export { queryKey, read } from './query.ts'
