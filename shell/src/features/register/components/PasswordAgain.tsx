import { PasswordField, PasswordOwner, type FieldName } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** Asks once more for the password, which a reload has forgotten. */
export const PasswordAgain = ({ name, email }: { name: FieldName<string>; email: string }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <PasswordOwner email={email} />
      <PasswordField
        name={name}
        label={t('register.password')}
        hint={t('register.passwordAgain')}
        autoComplete="new-password"
      />
    </>
  )
}
