import { formatDateTime, formatFileSize } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  DoneIcon,
  Link,
  Loaded,
  Section,
  StatusChip,
  TextSkeleton,
  Typography,
  WarningIcon,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { countModules, needsSomebody } from '../../../common/module-health.ts'
import { moduleSentences } from '../../../common/module-sentences.ts'
import { useTexts, type Translate } from '../texts.ts'
import { readModules, readOverview, type Overview } from '../api/tasks.ts'

type Trouble = { sentence: string; href?: string }

/** A backup that is older than this is too old: they are made by night or by week. */
const OLD_BACKUP_MS = 8 * 24 * 60 * 60_000

/** What does not go as it should, each as a sentence that leads to where it is put right; single mails that failed are tasks. */
const troubles = (t: Translate, { mails, mails_waiting, last_backup }: Overview['health']): Trouble[] => [
  ...(last_backup !== null && Date.now() - Date.parse(last_backup) > OLD_BACKUP_MS
    ? [{ sentence: t('overview.backupOld', { when: formatDateTime(last_backup) }) }]
    : []),
  ...(mails === 'kept' ? [{ sentence: t('overview.mailsKept'), href: '/admin/mails' }] : []),
  ...(mails_waiting > 0
    ? [
        {
          sentence: t('overview.mailsWaiting', { count: mails_waiting }),
          href: '/admin/mails?stand=queued',
        },
      ]
    : []),
]

const Modules = (): ReactNode => {
  const { data } = useQuery(readModules())
  const modules = data?.items ?? []
  const { off, restless } = countModules(modules)
  return moduleSentences(modules).map((sentence) => (
    <li key={sentence}>{off + restless > 0 ? <Link href="/admin/modules">{sentence}</Link> : sentence}</li>
  ))
}

/** How the platform does: in order, or what is not. */
export const Health = (): ReactNode => {
  const t = useTexts()
  const overview = useQuery(readOverview())
  const remotes = useQuery(readModules())
  const health = overview.data?.health
  const wrong = health ? troubles(t, health) : []
  const isWell = wrong.length === 0 && !(remotes.data?.items ?? []).some(needsSomebody)
  return (
    <Section
      variant="card"
      title={t('overview.health')}
      actions={
        health && (
          <StatusChip tone={isWell ? 'success' : 'warning'} icon={isWell ? <DoneIcon /> : <WarningIcon />}>
            {t(isWell ? 'overview.allWell' : 'overview.notAllWell')}
          </StatusChip>
        )
      }
    >
      <Loaded dense query={overview} waiting={<TextSkeleton />} failed={t('overview.healthFailed')}>
        {({ health: told }) => (
          <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75 }}>
            {wrong.map(({ sentence, href }) => (
              <li key={sentence}>{href ? <Link href={href}>{sentence}</Link> : sentence}</li>
            ))}
            {told.mails === 'sent' && told.mails_failed === 0 && wrong.length === 0 && (
              <li>{t('overview.mailsSent')}</li>
            )}
            <Typography component="li">
              {told.films_waiting > 0
                ? t('overview.filmsWaiting', { count: told.films_waiting })
                : t(told.films_bytes > 0 ? 'overview.filmsDone' : 'overview.filmsNone')}{' '}
              {told.films_bytes > 0 && t('overview.filmsTake', { size: formatFileSize(told.films_bytes) })}
            </Typography>
            {told.last_backup === null && <li>{t('overview.backupNone')}</li>}
            {told.last_backup !== null && wrong.length === 0 && (
              <li>{t('overview.backup', { when: formatDateTime(told.last_backup) })}</li>
            )}
            <Modules />
          </Box>
        )}
      </Loaded>
    </Section>
  )
}
