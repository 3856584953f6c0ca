import { useState, type ReactNode } from 'react'
import { FieldFrame, FieldInput, type FieldProps } from './Field.tsx'
import { useField } from './useField.ts'

type Props<Value> = FieldProps & {
  parse: (typed: string) => Value | undefined
  format: (value: Value) => string
  isValue: (value: unknown) => value is Value
  inputMode: 'decimal' | 'numeric'
  placeholder?: string
  autoComplete?: string
  start?: ReactNode
  renderEnd?: (setTyped: (text: string) => void, value: unknown) => ReactNode
  whenEmpty?: null | undefined
  /** What is said of text that means nothing; else what the schema says of it. */
  unreadable?: string
}

/**
 * A field whose form value is not what stands in it (numbers, money, days). What was typed stays as it is while one
 * types and is tidied up when one leaves; text that means nothing goes to the schema as it is and is refused there.
 */
export function ParsedField<Value extends string | number>(props: Props<Value>) {
  const { onChange, onBlur, inputRef, value, ...field } = useField(props.name, props.invalidText)
  const isUnreadable = typeof value === 'string' && value !== ''
  const error = (field.error && isUnreadable && props.unreadable) || field.error
  const [typed, setTyped] = useState<string>()
  const standing = props.isValue(value) ? props.format(value) : typeof value === 'string' ? value : ''

  const change = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? props.whenEmpty : (props.parse(text) ?? text))
  }
  const leave = () => {
    setTyped(undefined)
    onBlur()
  }
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <FieldInput
          id={id}
          name={props.name}
          inputRef={inputRef}
          value={typed ?? standing}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
          error={Boolean(error)}
          disabled={props.disabled ?? false}
          {...(props.placeholder && { placeholder: props.placeholder })}
          {...(props.autoComplete && { autoComplete: props.autoComplete })}
          slotProps={{ input: { 'aria-describedby': describedBy, inputMode: props.inputMode } }}
          startAdornment={props.start}
          endAdornment={props.renderEnd?.((text) => {
            change(text)
            setTyped(undefined)
          }, value)}
        />
      )}
    </FieldFrame>
  )
}
