import type { CallAnswer, CallBodyInput, CallDefinition, CallQueryInput } from '../contract/call.ts'
import type { callsByArea } from '../contract/calls.ts'

type ValuesOf<T> = T[keyof T]
type UnionOfAreas<Areas> = { [Area in keyof Areas]: ValuesOf<Areas[Area]> }[keyof Areas]
type AnyCall = Extract<UnionOfAreas<typeof callsByArea>, CallDefinition>

/** How a client names a call: method and path, as in the specification. Only types come from the contract, no schema is loaded. */
export type CallKey = { [C in AnyCall as `${C['method']} ${C['path']}`]: C } extends infer Table
  ? keyof Table & `${string} ${string}`
  : never

type CallByKey = { [C in AnyCall as `${C['method']} ${C['path']}`]: C }

/** The definition behind a key. */
export type CallOf<K extends CallKey> = CallByKey[K]

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : object extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

/** What a call takes: its query and body where it has them. */
export type CallInput<K extends CallKey> = Part<'query', CallQueryInput<CallOf<K>>> &
  Part<'body', CallBodyInput<CallOf<K>>>

/** What a call answers. */
export type AnswerOf<K extends CallKey> = CallAnswer<CallOf<K>>

/** Keys of calls that read. */
export type ReadKey = Extract<CallKey, `GET ${string}`>
