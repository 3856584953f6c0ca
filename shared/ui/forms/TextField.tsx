import { memo, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react'
import { FieldFrame, FieldInput, type FieldProps } from './Field.tsx'
import { useFormTexts } from './form-texts.ts'
import { useField } from './useField.ts'

type Props = FieldProps<string | null | undefined> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  /** More than one makes it a field of several lines that grows with the text. */
  rows?: number
  /** In characters. A longer text is kept as it is and said to be too long: cut off, its end would be gone unnoticed. */
  maxLength?: number
  /** What the form holds when the field is empty; an empty text unless the schema wants `null` or nothing. */
  whenEmpty?: '' | null | undefined
  start?: ReactNode
  end?: ReactNode
}

/** One or several lines of text. */
export const TextField = memo(function TextField({
  name,
  type = 'text',
  rows = 1,
  maxLength,
  start,
  end,
  ...props
}: Props) {
  const text = useFormTexts()
  const field = useField(name, props.invalidText)
  const { onChange, onBlur, inputRef } = field
  const value = typeof field.value === 'string' ? field.value : ''
  const isTooLong = maxLength !== undefined && value.length > maxLength
  const error = isTooLong ? text('tooLong', { limit: maxLength, length: value.length }) : field.error
  const whenEmpty = 'whenEmpty' in props ? props.whenEmpty : ''
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <FieldInput
          id={id}
          name={name}
          type={type}
          inputRef={inputRef}
          value={value}
          onChange={(event) => onChange(event.target.value === '' ? whenEmpty : event.target.value)}
          onBlur={onBlur}
          error={Boolean(error)}
          disabled={props.disabled ?? false}
          multiline={rows > 1}
          {...(rows > 1 && { minRows: rows })}
          {...(props.autoComplete && { autoComplete: props.autoComplete })}
          {...(props.placeholder && { placeholder: props.placeholder })}
          startAdornment={start}
          endAdornment={end}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      )}
    </FieldFrame>
  )
})
