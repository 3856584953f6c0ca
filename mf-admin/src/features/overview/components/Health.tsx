import { formatFileSize } from '@kursportal/shared/i18n'
import { Box, DoneIcon, Link, Section, StatusChip, Typography, WarningIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'
import type { Overview } from '../api/tasks.ts'

type Trouble = { sentence: string; href: string }

/** What does not go as it should, each as a sentence that leads to where it is put right. */
const troubles = (t: Translate, { mails, mails_waiting, mails_failed }: Overview['health']): Trouble[] => [
  ...(mails === 'kept' ? [{ sentence: t('overview.mailsKept'), href: '/admin/mails' }] : []),
  ...(mails_waiting > 0
    ? [
        {
          sentence: t('overview.mailsWaiting', { count: mails_waiting }),
          href: '/admin/mails?stand=queued',
        },
      ]
    : []),
  ...(mails_failed > 0
    ? [{ sentence: t('overview.mailsFailed', { count: mails_failed }), href: '/admin/mails?stand=failed' }]
    : []),
]

/** How the platform does: in order, or what is not. */
export const Health = ({ health }: { health: Overview['health'] }): ReactNode => {
  const t = useTexts()
  const wrong = troubles(t, health)
  return (
    <Section
      variant="card"
      title={t('overview.health')}
      actions={
        wrong.length === 0 ? (
          <StatusChip tone="success" icon={<DoneIcon />}>
            {t('overview.allWell')}
          </StatusChip>
        ) : (
          <StatusChip tone="warning" icon={<WarningIcon />}>
            {t('overview.notAllWell')}
          </StatusChip>
        )
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75 }}>
        {wrong.map(({ sentence, href }) => (
          <li key={sentence}>
            <Link href={href}>{sentence}</Link>
          </li>
        ))}
        {health.mails === 'sent' && wrong.length === 0 && <li>{t('overview.mailsSent')}</li>}
        <Typography component="li">
          {health.films_waiting > 0
            ? t('overview.filmsWaiting', { count: health.films_waiting })
            : t('overview.filmsDone')}{' '}
          {t('overview.filmsTake', { size: formatFileSize(health.films_bytes) })}
        </Typography>
      </Box>
    </Section>
  )
}
