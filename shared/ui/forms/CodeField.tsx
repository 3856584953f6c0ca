import { FieldFrame, FieldInput, type FieldProps } from './Field.tsx'
import { useField } from './useField.ts'

/** The code from a mail: large, apart, in capitals as it stands there. Blanks and dashes do not matter. */
export function CodeField({ name, ...props }: FieldProps) {
  const { onChange, onBlur, inputRef, value, error } = useField(name, props.invalidText)
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <FieldInput
          id={id}
          name={name}
          inputRef={inputRef}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          onBlur={onBlur}
          error={Boolean(error)}
          disabled={props.disabled ?? false}
          autoComplete="one-time-code"
          sx={{
            '& input': { fontSize: '1.5rem', letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' },
          }}
          slotProps={{
            input: {
              'aria-describedby': describedBy,
              autoCapitalize: 'characters',
              autoCorrect: 'off',
              spellCheck: false,
              maxLength: 20,
            },
          }}
        />
      )}
    </FieldFrame>
  )
}
