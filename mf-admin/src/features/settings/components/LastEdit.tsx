import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readLastEdit } from '../api/change-settings.ts'

/** Who changed the settings last, as far as that is known, and when; nothing while they are as delivered. */
export const LastEdit = ({ updatedAt }: { updatedAt: string | null }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(readLastEdit(updatedAt))
  if (!data?.edited) return null
  const { at, by } = data.edited
  return (
    <Typography sx={{ color: 'text.secondary', mb: 3 }}>
      {by
        ? t('settings.lastEdit', { when: formatDateTime(at), who: by.name })
        : t('settings.lastEditAt', { when: formatDateTime(at) })}
    </Typography>
  )
}
