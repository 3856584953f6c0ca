import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Says that what stands in a form was kept by an earlier visit, and when; nothing where it was not. */
export const KeptAgain = ({ at }: { at: string | undefined }): ReactNode => {
  const t = useTexts()
  return at && <Alert severity="info">{t('common.keptAgain', { when: formatDateTime(at) })}</Alert>
}
