import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Sends a form from outside of it, as its own button would: fields with a problem say so and nothing is sent.
 * @param submit tells whether the values are saved
 * @returns whether they are
 */
export const submitted = async <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  submit: (values: Output) => Promise<boolean>,
): Promise<boolean> => {
  let saved = false
  await form.handleSubmit(async (values) => {
    saved = await submit(values)
  })()
  return saved
}
