import { failureText } from '@kursportal/shared/client'
import { Alert } from '@kursportal/shared/ui'
import { CodeField, CodeSent, sentCode, type FieldName, type SentCode } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

type Props = {
  /** Where the form holds the code that is typed. */
  name: FieldName<string>
  code: SentCode
  /** Asks for another code. */
  send: () => Promise<{ expires_in: number }>
}

/** Where the code went, a way to get another one, and the field for it. */
export const CodeFields = ({ name, code, send }: Props): ReactNode => {
  const t = useTexts()
  const [latest, setLatest] = useState(code)
  const [error, setError] = useState<string>()
  const again = async (): Promise<void> => {
    try {
      setLatest(sentCode(code.to, await send()))
      setError(undefined)
    } catch (problem) {
      setError(failureText(problem))
    }
  }
  return (
    <>
      <CodeSent code={latest} onAgain={again} />
      {error && <Alert severity="error">{error}</Alert>}
      <CodeField name={name} label={t('profile.code.label')} hint={t('profile.code.hint')} />
    </>
  )
}
