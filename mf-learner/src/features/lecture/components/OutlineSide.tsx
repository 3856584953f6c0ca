import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { Box, Card, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { Outline } from './Outline.tsx'

/** The course beside the lecture, on windows wide enough. */
export const OutlineSide = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="aside" sx={{ display: { xs: 'none', md: 'block' } }}>
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
    </Box>
  )
}
