import type { FieldValues } from 'react-hook-form'

declare const held: unique symbol

/** A place of a form that holds such a value. Only the form gives it (`form.at('title')`): a misspelt one does not compile. */
export type FieldName<Value = unknown> = string & { readonly [held]: Value }

/** Gives the places of a form with these values. */
export type At<Input extends FieldValues> = <Name extends keyof Input & string>(
  name: Name,
) => FieldName<Input[Name]>

/** A place that is known to be there although no form says so: inside of a field that is made of several. */
export const placed = <Value>(name: string): FieldName<Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name is its text; the rest exists for the compiler
  name as FieldName<Value>
