import type { LearnerChapterWithVideos, LearnerCourse } from '@kursportal/shared/contract'
import { Box, CheckIcon, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { lecturesOf } from '../../../common/course-outline.ts'
import { useTexts } from '../../../texts/index.ts'

type Props = { course: LearnerCourse; chapters: readonly LearnerChapterWithVideos[] }

/** What is needed for the certificate of this very course: only the rules of kinds of lecture that it has. */
export const CourseRules = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const types = new Set(lecturesOf(chapters).map((lecture) => lecture.type))
  if (course.state === 'finished' || types.size === 0) return null
  const rules = [
    types.has('video') && t('course.ruleVideo'),
    types.has('richText') && t('course.ruleText'),
    types.has('quiz') && t('course.ruleQuiz'),
    course.unlock_mode === 'timed' && t('course.ruleTimed'),
    t('course.ruleConfirm'),
  ].filter((rule) => rule !== false)
  return (
    <Section title={t('course.rulesTitle')}>
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
    </Section>
  )
}
