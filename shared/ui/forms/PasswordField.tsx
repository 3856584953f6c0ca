import IconButton from '@mui/material/IconButton'
import { memo, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../base/icons.ts'
import { FieldFrame, FieldInput, type FieldProps } from './Field.tsx'
import { useFormTexts } from './form-texts.ts'
import { useField } from './useField.ts'

type Props = FieldProps<string> & { autoComplete: 'current-password' | 'new-password' }

/** A password with an eye to look at what was typed. Pasting works, so password managers do too. */
export const PasswordField = memo(function PasswordField({ name, autoComplete, ...props }: Props) {
  const text = useFormTexts()
  const [shown, setShown] = useState(false)
  const { onChange, onBlur, inputRef, value, error } = useField(name, props.invalidText)
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <FieldInput
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          inputRef={inputRef}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          onBlur={onBlur}
          error={Boolean(error)}
          disabled={props.disabled ?? false}
          sx={{ pr: 0.5 }}
          slotProps={{
            input: { 'aria-describedby': describedBy, spellCheck: false, autoCapitalize: 'none' },
          }}
          endAdornment={
            <IconButton
              aria-label={text(shown ? 'hidePassword' : 'showPassword')}
              aria-controls={id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
            </IconButton>
          }
        />
      )}
    </FieldFrame>
  )
})
