import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, StatusChip, type StatusTone } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import type { Mail } from '../api/mails.ts'

const tones: Record<Mail['state'], StatusTone> = {
  queued: 'info',
  sent: 'success',
  kept: 'neutral',
  failed: 'error',
}

/** What became of a mail, in a word. */
export const MailState = ({ state }: { state: Mail['state'] }): ReactNode => {
  const t = useTexts()
  return <StatusChip tone={tones[state]}>{t(`mails.state.${state}`)}</StatusChip>
}

/** Why it has not arrived, and when it is tried again; empty where all went well. */
export const whyNot = (t: Translate, { failure, state, next_try_at: next }: Mail): string =>
  [
    ...(failure && state !== 'sent' ? [t(`mails.failure.${failure}`)] : []),
    ...(failure && next ? [t('mails.nextTry', { when: formatDateTime(next) })] : []),
  ].join(' · ')

/** What a mail was made from, by the title of its template. */
export const mailTitle = (
  t: Translate,
  titles: ReadonlyMap<string, string>,
  { key }: Pick<Mail, 'key'>,
): string => (key && titles.get(key)) ?? key ?? t('mails.other')

/** What the outbox says of a mail. */
export const mailColumns = (t: Translate, titles: ReadonlyMap<string, string>): Column<Mail>[] => [
  {
    key: 'what',
    header: t('mails.what'),
    cell: (mail) => mailTitle(t, titles, mail),
    text: (mail) => mailTitle(t, titles, mail),
  },
  { key: 'to', header: t('mails.to'), oneLine: true, cell: ({ to }) => to, text: ({ to }) => to },
  {
    key: 'state',
    header: t('mails.stateHeader'),
    cell: (mail) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <MailState state={mail.state} />
        {whyNot(t, mail) && <span>{whyNot(t, mail)}</span>}
      </Box>
    ),
    text: (mail) => [t(`mails.state.${mail.state}`), whyNot(t, mail)].filter(Boolean).join(': '),
  },
  { key: 'tries', header: t('mails.tries'), cell: ({ tries }) => tries, align: 'end', wideOnly: true },
  {
    key: 'created_at',
    header: t('mails.when'),
    cell: ({ created_at }) => formatDateTime(created_at),
    text: ({ created_at }) => created_at,
  },
]
