import type { LearnerChapterWithVideos, LearnerCourse } from '@kursportal/shared/contract'
import { Box, Card, CertificateIcon, CheckIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { lecturesOf } from '../../../common/course-outline.ts'
import { useTexts } from '../texts.ts'

type Props = { course: LearnerCourse; chapters: readonly LearnerChapterWithVideos[] }

/** What is needed for the certificate of this very course: only the rules of kinds of lecture that it has. */
export const CourseRules = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const types = new Set(lecturesOf(chapters).map((lecture) => lecture.type))
  if (course.state === 'finished' || types.size === 0) return null
  const { counts, needed, offered } = course.attendance
  const how =
    needed === offered
      ? t('course.ruleAll')
      : t(counts === 'units' ? 'course.ruleUnits' : 'course.ruleLectures', { needed, offered })
  const rules = [
    how,
    types.has('video') && t('course.ruleVideo'),
    types.has('richText') && t('course.ruleText'),
    types.has('quiz') && t('course.ruleQuiz'),
    course.unlock_mode === 'timed' && t('course.ruleTimed'),
    t('course.ruleConfirm'),
  ].filter((rule) => rule !== false)
  return (
    <Card sx={{ mb: 5, p: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 44,
            height: 44,
            borderRadius: '50%',
            bgcolor: 'course.sun.soft',
            color: 'course.sun.onSoft',
          }}
        >
          <CertificateIcon size={24} />
        </Box>
        <Typography variant="h3" component="h2">
          {t('course.rulesTitle')}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rules.map((rule) => (
          <Box component="li" key={rule} sx={{ display: 'flex', gap: 1.5 }}>
            <Box component="span" aria-hidden sx={{ flex: 'none', color: 'primary.main', pt: 0.5 }}>
              <CheckIcon size={18} />
            </Box>
            {rule}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
