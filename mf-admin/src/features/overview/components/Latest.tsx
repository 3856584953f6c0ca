import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Link, Loaded, Section, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { auditSentence } from '../../../common/audit-sentence.ts'
import { useTexts } from '../texts.ts'
import { readLatest } from '../api/tasks.ts'

/** What admins did last, each as a sentence. */
export const Latest = (): ReactNode => {
  const t = useTexts()
  const log = useQuery(readLatest())
  return (
    <Section variant="card" title={t('overview.latest')}>
      <Loaded dense query={log} waiting={<TextSkeleton />} failed={t('overview.latestFailed')}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('overview.latestNone')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {items.map((entry) => (
                <li key={entry.id}>
                  {auditSentence(entry)}
                  <Typography
                    component="span"
                    sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}
                  >
                    {formatDateTime(entry.at)}
                    {entry.reason && ` · ${entry.reason}`}
                  </Typography>
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
      <Link href="/admin/log" sx={{ display: 'inline-block', mt: 2 }}>
        {t('overview.latestAll')}
      </Link>
    </Section>
  )
}
