import { Box } from '@kursportal/shared/ui'
import { FieldInput } from '@kursportal/shared/ui/forms'
import { useId, type ReactNode } from 'react'

/** Marks an answer as right: a radio where only one may be, else a checkbox. */
export const RightMark = (props: {
  onlyOne: boolean
  name: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}): ReactNode => (
  <Box
    component="input"
    type={props.onlyOne ? 'radio' : 'checkbox'}
    name={props.name}
    checked={props.checked}
    aria-label={props.label}
    onChange={(event) => props.onChange(event.target.checked)}
    sx={{
      flex: 'none',
      width: 26,
      height: 26,
      m: 1,
      accentColor: (theme) => theme.vars.palette.primary.main,
    }}
  />
)

/** A yes or no of a question. */
export const Check = (props: {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}): ReactNode => {
  const hintId = useId()
  return (
    <div>
      <Box
        component="label"
        sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 44, cursor: 'pointer' }}
      >
        <Box
          component="input"
          type="checkbox"
          checked={props.checked}
          aria-describedby={props.hint ? hintId : undefined}
          onChange={(event) => props.onChange(event.target.checked)}
          sx={{
            flex: 'none',
            width: 24,
            height: 24,
            m: 0,
            accentColor: (theme) => theme.vars.palette.primary.main,
          }}
        />
        {props.label}
      </Box>
      {props.hint && (
        <Box id={hintId} sx={{ color: 'text.secondary', fontSize: '1rem', pl: 4.5 }}>
          {props.hint}
        </Box>
      )}
    </div>
  )
}

/** A short line with its label above it. */
export const LabelledInput = (props: {
  label: string
  hint?: string
  value: string
  maxLength: number
  numeric?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}): ReactNode => {
  const id = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {props.label}
      </Box>
      <FieldInput
        id={id}
        value={props.value}
        onBlur={() => props.onBlur?.()}
        onChange={(event) => props.onChange(event.target.value)}
        slotProps={{
          input: {
            maxLength: props.maxLength,
            ...(props.numeric && { inputMode: 'decimal' as const }),
            ...(props.hint && { 'aria-describedby': `${id}-hint` }),
          },
        }}
      />
      {props.hint && (
        <Box id={`${id}-hint`} sx={{ color: 'text.secondary', fontSize: '1rem', mt: 0.5 }}>
          {props.hint}
        </Box>
      )}
    </Box>
  )
}
