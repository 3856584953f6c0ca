import type { Participation } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, Button, Card, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** Finished courses whose certificate was not fetched yet; nothing where there are none. */
export const ToFetch = ({ participations }: { participations: readonly Participation[] }): ReactNode => {
  const t = useTexts()
  if (participations.length === 0) return null
  return (
    <Section title={t('certificates.toFetch')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {participations.map((participation) => (
          <li key={participation.id}>
            <Card
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: { xs: 2.5, sm: 3 } }}
            >
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Typography variant="h3">{participation.course_title}</Typography>
                {participation.finished_at && (
                  <Typography sx={{ color: 'text.secondary' }}>
                    {t('myCourses.finishedOn', { day: formatDay(participation.finished_at) })}
                  </Typography>
                )}
              </Box>
              <Button
                variant="contained"
                href={paths.toFetch(participation)}
                aria-label={t('certificates.fetchOf', { title: participation.course_title })}
              >
                {t('myCourses.claim')}
              </Button>
            </Card>
          </li>
        ))}
      </Box>
    </Section>
  )
}
