export * from './call.ts'
export * from './errors.ts'
export * from './primitives.ts'
export * from './calls.ts'
