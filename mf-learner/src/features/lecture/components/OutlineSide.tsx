import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { Box, Card, Typography, useMediaQuery, useTheme } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Outline } from './Outline.tsx'

/** The course beside the lecture, on windows wide enough; once they are, it begins at the open lecture. */
export const OutlineSide = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  if (!isWide) return null
  return (
    <aside>
      <Card
        sx={{
          position: 'sticky',
          top: 'calc(var(--top-bar) + 20px)',
          display: 'flex',
          flexDirection: 'column',
          maxHeight: 'calc(100dvh - var(--top-bar) - 44px)',
        }}
      >
        <Box sx={{ px: 2.5, pt: 2.5, pb: 1 }}>
          <Typography variant="h3" component="h2">
            {t('lecture.content')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('lecture.number', { number: lecture.number, total: lecture.lectures_total })}
          </Typography>
        </Box>
        <Box sx={{ overflowY: 'auto', px: 1, pb: 1.5 }}>
          <Outline courseId={lecture.course_id} videoId={lecture.id} />
        </Box>
      </Card>
    </aside>
  )
}
