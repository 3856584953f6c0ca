import { momentWords } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, CalendarIcon, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listAppointments } from './care-reads.ts'

/** So many are shown. */
const SHOWN = 3

/** The next live appointments of a course; nothing where there is none. */
export const Appointments = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(listAppointments(courseId, SHOWN))
  if (!data || data.items.length === 0) return null
  return (
    <Section title={t('care.appointments')} intro={t('care.appointmentsIntro')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {data.items.map((appointment) => (
          <Box component="li" key={appointment.id} sx={{ display: 'flex', gap: 1.5 }}>
            <Box component="span" aria-hidden sx={{ flex: 'none', color: 'primary.main', pt: 0.25 }}>
              <CalendarIcon size={22} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{appointment.title}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {momentWords(new Date(appointment.starts_at))},{' '}
                {t('care.minutes', { count: appointment.minutes })}
              </Typography>
              {appointment.cancelled ? (
                <StatusChip tone="warning">{t('care.cancelled')}</StatusChip>
              ) : (
                appointment.link && (
                  <Button
                    variant="outlined"
                    size="small"
                    href={appointment.link}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${t('care.join')}: ${appointment.title}`}
                    sx={{ mt: 1 }}
                  >
                    {t('care.join')}
                  </Button>
                )
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {data.total > data.items.length && (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>
          {t('care.more', { count: data.total - data.items.length })}
        </Typography>
      )}
    </Section>
  )
}
