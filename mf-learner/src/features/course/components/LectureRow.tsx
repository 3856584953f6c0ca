import type { LearnerVideo } from '@kursportal/shared/contract'
import { formatPercent } from '@kursportal/shared/i18n'
import { Box, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { Before } from '../../../common/course-outline.ts'
import { LectureLine } from '../../../common/LectureLine.tsx'
import { useTexts } from '../texts.ts'

type Props = {
  lecture: LearnerVideo
  /** What is said of the one to go on with. */
  nextWords: string | undefined
  before: Before | undefined
}

/** A lecture in its chapter: how far it is done, and whether it is the next. */
export const LectureRow = ({ lecture, nextWords, before }: Props): ReactNode => {
  const t = useTexts()
  const begun = !lecture.done && lecture.progress > 0
  return (
    <LectureLine
      lecture={lecture}
      fact={
        begun
          ? t(lecture.type === 'richText' ? 'course.percentRead' : 'course.percent', {
              percent: formatPercent(lecture.progress),
            })
          : undefined
      }
      before={before}
      sx={{ px: 1.5, borderRadius: 1, bgcolor: nextWords ? 'primary.soft' : undefined }}
      more={
        nextWords && (
          <Typography
            variant="body2"
            component="span"
            sx={{ display: { xs: 'block', sm: 'none' }, color: 'primary.onSoft', fontWeight: 600 }}
          >
            {nextWords}
          </Typography>
        )
      }
      mark={
        nextWords && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
            <StatusChip tone="primary">{nextWords}</StatusChip>
          </Box>
        )
      }
    />
  )
}
