import { failureText, isFailure } from '@kursportal/shared/client'
import { ruleTexts } from '@kursportal/shared/i18n'
import { Alert } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'

type Detail = { path?: unknown; message?: unknown; line?: unknown }
const detailsOf = (error: unknown): Detail[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is looked at before it is used
  isFailure(error) && Array.isArray(error.details) ? (error.details as Detail[]) : []

/** What is wrong with a wording, each fault a sentence that says where it is. */
const faultsOf = (t: Translate, error: unknown): string[] => {
  const details = detailsOf(error)
  if (isFailure(error, 'unknown_variable'))
    return [`${failureText(error)} ${details.map(({ message }) => String(message)).join(', ')}`]
  const placed = details.flatMap(({ path, message, line }) =>
    message === 'template_unreadable'
      ? [
          t(path === 'subject' ? 'templates.faultInSubject' : 'templates.faultInLine', {
            line: Number(line),
            what: ruleTexts.template_unreadable,
          }),
        ]
      : [],
  )
  return placed.length > 0 ? placed : [failureText(error)]
}

/** What is wrong with the wording that is looked at. */
export const Faults = ({ error }: { error: unknown }): ReactNode => {
  const t = useTexts()
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {faultsOf(t, error).map((fault) => (
        <div key={fault}>{fault}</div>
      ))}
    </Alert>
  )
}
