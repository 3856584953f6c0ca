import type { AnswerOf } from '@kursportal/shared/client'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

type Edit = AnswerOf<'GET /settings/last-edit'>['edited']

/** Who changed the settings last, as far as that is known, and when; nothing while they are as delivered. */
export const LastEdit = ({ edit }: { edit: Edit | undefined }): ReactNode => {
  const t = useTexts()
  if (!edit) return null
  const { at, by } = edit
  return (
    <Typography sx={{ color: 'text.secondary', mb: 3 }}>
      {by
        ? t('settings.lastEdit', { when: formatDateTime(at), who: by.name })
        : t('settings.lastEditAt', { when: formatDateTime(at) })}
    </Typography>
  )
}
