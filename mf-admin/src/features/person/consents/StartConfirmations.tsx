import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { listStartConfirmations } from './list-start-confirmations.ts'

/** How much of a version tells it from others by eye. */
const SHOWN = 8

/** What somebody confirmed before their courses: that, which version and when; never what it says of their health. */
export const StartConfirmations = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const confirmations = useQuery(listStartConfirmations(person.id))
  return (
    <Section title={t('personTabs.consents.courses')}>
      <Loaded
        query={confirmations}
        waiting={<ListSkeleton count={2} />}
        failed={t('personTabs.consents.coursesFailed')}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Typography>{t('personTabs.consents.coursesNone')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((one) => (
                <Box
                  component="li"
                  key={`${one.course_id} ${one.kind} ${one.confirmed_at}`}
                  sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
                >
                  <Typography sx={{ fontWeight: 600 }}>{one.course_title}</Typography>
                  <Typography>
                    {t(
                      one.kind === 'contraindications'
                        ? 'personTabs.consents.health'
                        : 'personTabs.consents.earlyStart',
                    )}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('personTabs.consents.when', {
                      when: formatDateTime(one.confirmed_at),
                      number: one.number,
                      version: one.version.slice(0, SHOWN),
                    })}
                  </Typography>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Section>
  )
}
