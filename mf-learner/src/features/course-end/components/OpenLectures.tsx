import type { LearnerChapterWithVideos } from '@kursportal/shared/contract'
import { Box, Card, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { beforeIn } from '../../../common/course-outline.ts'
import { LectureLine } from '../../../common/LectureLine.tsx'

type Props = { title: string; chapters: readonly LearnerChapterWithVideos[] }

/** Every lecture that is not done yet, by chapter, each with the way to it, or why and until when it waits. */
export const OpenLectures = ({ title, chapters }: Props): ReactNode => {
  const before = beforeIn(chapters)
  const open = chapters
    .map((chapter) => ({ ...chapter, videos: chapter.videos.filter((lecture) => !lecture.done) }))
    .filter((chapter) => chapter.videos.length > 0)
  return (
    <Section title={title}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {open.map((chapter) => (
          <Card key={chapter.id}>
            <Typography variant="h3" sx={{ px: 2.5, pt: 2.5 }}>
              {chapter.title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 1 }}>
              {chapter.videos.map((lecture) => (
                <LectureLine
                  key={lecture.id}
                  lecture={lecture}
                  before={before(lecture.id)}
                  sx={{ px: 2.5 }}
                />
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    </Section>
  )
}
