import { SelectField, useFormContext, type FieldProps } from '@kursportal/shared/ui/forms'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

type Props = FieldProps<string> & {
  sentences: readonly string[]
  /** What is shown where none is chosen. */
  ownWords: string
  onChosen?: (sentence: string) => void
}

/** Sentences for the field `reason` of its form: one is written there as it is chosen, and can be changed there. */
export const ReadySentences = ({ sentences, ownWords, onChosen, ...field }: Props): ReactNode => {
  const { subscribe, setValue } = useFormContext<Record<string, string>>()
  const choose = useEffectEvent((sentence: string) => {
    setValue('reason', sentence, { shouldDirty: true, shouldValidate: true })
    onChosen?.(sentence)
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // What an earlier visit left comes without a name: nobody has chosen it anew.
        callback: ({ name, values: { [field.name]: chosen } }) => {
          if (name === field.name && chosen) choose(chosen)
        },
      }),
    [subscribe, field.name],
  )
  return (
    <SelectField
      {...field}
      placeholder={ownWords}
      options={sentences.map((sentence) => ({ value: sentence, label: sentence }))}
    />
  )
}
