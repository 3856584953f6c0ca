import type { LearnerChapterWithVideos } from '@kursportal/shared/contract'
import { Box, Card, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LectureLine } from '../../../common/LectureLine.tsx'
import { useTexts } from './texts.ts'

type Props = { chapters: readonly LearnerChapterWithVideos[]; videoId: string }

/** The course beside the lecture, below it on phones. */
export const PreviewOutline = ({ chapters, videoId }: Props): ReactNode => {
  const t = useTexts()
  return (
    <aside>
      <Card sx={{ p: 2, mt: { xs: 4, md: 0 } }}>
        <Typography variant="h3" component="h2" sx={{ px: 0.5, mb: 1 }}>
          {t('lecture.content')}
        </Typography>
        {chapters.map((chapter) => (
          <section key={chapter.id}>
            <Typography
              variant="subtitle2"
              component="h3"
              sx={{ px: 1.5, py: 1, color: 'text.secondary', hyphens: 'auto', overflowWrap: 'anywhere' }}
            >
              {chapter.title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {chapter.videos.map((lecture) => (
                <LectureLine
                  key={lecture.id}
                  lecture={lecture}
                  before={undefined}
                  current={lecture.id === videoId}
                  compact
                  sx={{ px: 1.5, borderRadius: 1 }}
                />
              ))}
            </Box>
          </section>
        ))}
      </Card>
    </aside>
  )
}
