import type { LearnerCourse } from '@kursportal/shared/contract'
import { Box, DoneIcon, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** What the course is about and what one takes away; nothing where its author wrote nothing. */
export const AboutCourse = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  return (
    <>
      {course.description && (
        <Section title={t('course.about')}>
          <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', textWrap: 'pretty' }}>
            {course.description}
          </Typography>
        </Section>
      )}
      {course.outcomes.length > 0 && (
        <Section title={t('course.outcomes')}>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { sm: '1fr 1fr' },
            }}
          >
            {course.outcomes.map((outcome) => (
              <Box component="li" key={outcome} sx={{ display: 'flex', gap: 1.5 }}>
                <Box component="span" aria-hidden sx={{ flex: 'none', color: 'success.main', pt: 0.25 }}>
                  <DoneIcon size={22} />
                </Box>
                <span>{outcome}</span>
              </Box>
            ))}
          </Box>
        </Section>
      )}
      {course.contraindications.length > 0 && (
        <Section title={t('course.notForYou')}>
          <Typography sx={{ mb: 1, maxWidth: '68ch' }}>{t('course.notForYouHint')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5, maxWidth: '68ch' }}>
            {course.contraindications.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Section>
      )}
    </>
  )
}
