import { useInfiniteQuery } from '@kursportal/shared/query'
import { Button, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listChanges } from '../api/read-modules.ts'
import { Rows, RowLine } from './Rows.tsx'
import { Version } from './Version.tsx'
import { audienceText, changeText } from './words.ts'

/** Who changed what and why, the latest first. */
export const AuditTrail = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const trail = useInfiniteQuery(listChanges(name))
  return (
    <Section title={t('modules.trail.title')}>
      <Loaded dense query={trail} waiting={<ListSkeleton />} failed={t('modules.trail.failed')}>
        {({ pages }) =>
          pages[0]?.items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('modules.trail.empty')}</Typography>
          ) : (
            <Rows>
              {pages
                .flatMap(({ items }) => items)
                .map((change) => (
                  <RowLine key={change.id}>
                    <Typography sx={{ fontWeight: 600 }}>{changeText(t, change)}</Typography>
                    <Typography>„{change.reason}“</Typography>
                    {change.version && (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        <Version>{change.version}</Version>
                        {change.audience && `, ${audienceText(t, change.audience)}`}
                        {change.from_version && (
                          <>
                            , {t('modules.trail.instead')} <Version>{change.from_version}</Version>
                          </>
                        )}
                      </Typography>
                    )}
                  </RowLine>
                ))}
            </Rows>
          )
        }
      </Loaded>
      {trail.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          loading={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          {t('modules.trail.more')}
        </Button>
      )}
    </Section>
  )
}
