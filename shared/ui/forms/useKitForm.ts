import { zodResolver } from '@hookform/resolvers/zod'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { germanIssue } from './error-text.ts'

type Options<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver' | 'defaultValues'
> & {
  /** What stands in the fields at first. */
  defaultValues: DefaultValues<Input>
}

/**
 * A form held to a schema of the contract: checked when sent, then at each change; errors are German sentences and
 * the focus goes to the first one.
 */
export function useKitForm<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
  options: Options<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    ...options,
    resolver: zodResolver(schema, { error: germanIssue }),
  })
}
