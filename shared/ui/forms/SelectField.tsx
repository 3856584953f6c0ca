import { Fragment } from 'react'
import { NativeSelect } from '../base/NativeSelect.tsx'
import { FieldFrame, type FieldProps } from './Field.tsx'
import { useFormTexts } from './form-texts.ts'
import { useField } from './useField.ts'

/** One entry of a list to choose from. */
export type SelectOption = {
  value: string
  label: string
  disabled?: boolean
  /** Heading it stands under, with those beside it that have the same. */
  group?: string
}

type Props = FieldProps<string | null | undefined> & {
  options: readonly SelectOption[]
  /** The first, empty entry; without it there is none and the form needs a value from the start. */
  placeholder?: string | null
  /** What the form holds when the empty entry is chosen; an empty text unless the schema wants `null`. */
  whenEmpty?: '' | null
}

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
)

/**
 * A short list to choose from, as the device's own select: it opens as people know it from their phone. For long
 * lists with search there is `ui/combobox`.
 */
export function SelectField({ name, options, placeholder, whenEmpty = '', ...props }: Props) {
  const text = useFormTexts()
  const { onChange, onBlur, inputRef, value, error } = useField(name, props.invalidText)
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <NativeSelect
          field
          id={id}
          name={name}
          ref={inputRef}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value === '' ? whenEmpty : event.target.value)}
          onBlur={onBlur}
          disabled={props.disabled ?? false}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
        >
          {placeholder !== null && <option value="">{placeholder ?? text('choose')}</option>}
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
            const entries = members.map((option) => <Option key={option.value} {...option} />)
            return group === undefined ? (
              <Fragment key="">{entries}</Fragment>
            ) : (
              <optgroup key={group} label={group}>
                {entries}
              </optgroup>
            )
          })}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}
