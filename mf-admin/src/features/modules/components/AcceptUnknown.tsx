import { Alert } from '@kursportal/shared/ui'
import { CheckboxField } from '@kursportal/shared/ui/forms'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Consequences } from '../api/change-module.ts'
import { reasonText } from './words.ts'

type Props = Pick<ComponentProps<typeof CheckboxField>, 'name'> & {
  compatibility: Consequences['compatibility'] | undefined
}

/** What nobody can tell of a release, and the tick of whoever takes it all the same; nothing where all is known. */
export const AcceptUnknown = ({ name, compatibility }: Props): ReactNode => {
  const t = useTexts()
  if (compatibility?.answer !== 'unknown') return null
  return (
    <>
      <Alert severity="warning">
        {t('modules.change.unknown')} {compatibility.reasons.map((reason) => reasonText(t, reason)).join(' ')}
      </Alert>
      <CheckboxField name={name} label={t('modules.change.acceptUnknown')} />
    </>
  )
}
