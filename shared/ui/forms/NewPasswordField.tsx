import type { FieldProps } from './Field.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { useField } from './useField.ts'

/** A password somebody chooses, with bars that say how good it is while they type. */
export function NewPasswordField({ own, ...props }: FieldProps<string> & { own: readonly string[] }) {
  const { value, error } = useField(props.name)
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" />
      {/* What is refused is not praised at the same time. */}
      <PasswordStrength password={typeof value === 'string' && !error ? value : ''} own={own} />
    </div>
  )
}
