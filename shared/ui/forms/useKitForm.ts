import { zodResolver } from '@hookform/resolvers/zod'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { fetchWhenTouched } from '../../first-screen/when-touched.ts'
import { sameContent } from '../../domain/versions/canonical.ts'
import { germanIssue } from './error-text.ts'
import { placed, type At } from './field-name.ts'

type Options<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver' | 'defaultValues'
> & {
  /** What stands in the fields at first. */
  defaultValues: DefaultValues<Input>
}

/** A form of the kit: that of react-hook-form, and `at`, which gives its fields their names. */
export type KitForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output> & {
  /** The place of a value in the form, for the field that holds it: `<TextField name={form.at('title')} … />`. */
  at: At<Input>
}

type Schema<Input, Output> = z.core.$ZodType<Output, Input>

/** The rules a form is held to did not come: the line is gone, say. What was typed is still there. */
export class RulesMissing extends Error {
  override name = 'RulesMissing'
}

/** Asks the schema once it is there. @throws RulesMissing */
const checkedBy = <Input extends FieldValues, Output>(
  load: () => Promise<Schema<Input, Output>>,
): Resolver<Input, unknown, Output> => {
  return async (values, context, options) => {
    const schema = await load().catch((cause: unknown) => {
      throw new RulesMissing('The schema of a form could not be fetched', { cause })
    })
    return zodResolver(schema, { error: germanIssue })(values, context, options)
  }
}

/**
 * The values a form follows, once they say something else than what stands in it at first. To put that in again would draw
 * each field twice, in one go.
 */
const useLaterValues = <Input extends FieldValues, Output>({
  values,
  defaultValues,
}: Options<Input, Output>): { values?: Input } => {
  const [first] = useState(defaultValues)
  const [areLater, setLater] = useState(false)
  const isNow = areLater || (values !== undefined && !sameContent(values, first))
  if (isNow !== areLater) setLater(isNow)
  return isNow && values !== undefined ? { values } : {}
}

/**
 * A form held to a schema of the contract: checked when sent, then at each change; errors are German sentences and
 * the focus goes to the first one.
 * @param rules the schema, or for a first screen the way to fetch it: it comes when somebody goes into a field, or when first
 * needed. Such a form must not show whether it is valid before anything was sent.
 */
export function useKitForm<Input extends FieldValues, Output>(
  rules: Schema<Input, Output> | (() => Promise<Schema<Input, Output>>),
  options: Options<Input, Output>,
): KitForm<Input, Output> {
  const [late] = useState(() => (typeof rules === 'function' ? rules : undefined))
  useEffect(() => late && fetchWhenTouched(late), [late])
  const { values: _, ...others } = options
  const form = useForm<Input, unknown, Output>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    ...others,
    ...useLaterValues(options),
    resolver: typeof rules === 'function' ? checkedBy(rules) : zodResolver(rules, { error: germanIssue }),
  })
  // The form stays the same object from drawing to drawing: effects name it as what they depend on.
  return Object.assign(form, { at: placed })
}
