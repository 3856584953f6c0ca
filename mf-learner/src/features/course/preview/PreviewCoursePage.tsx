import type { ChapterWithVideosDraft, CourseDraft } from '@kursportal/shared/contract'
import { useParams } from '@kursportal/shared/router'
import {
  Box,
  Button,
  courseTone,
  PageFrame,
  PlayIcon,
  Section,
  Stack,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { beforeIn } from '../../../common/course-outline.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { AboutCourse } from '../components/AboutCourse.tsx'
import { ChapterCard } from '../components/ChapterCard.tsx'
import { CourseFacts } from '../components/CourseFacts.tsx'
import { CourseRules } from '../components/CourseRules.tsx'
import { CourseCover } from '../components/CourseSteps.tsx'
import { Instructor } from '../components/Instructor.tsx'
import { chaptersOfDraft, courseOfDraft } from '../../../common/preview/draft-as-learner.ts'
import { PreviewPlace } from '../../../common/preview/PreviewPlace.tsx'

type Props = { draft: CourseDraft; draftChapters: ChapterWithVideosDraft[] }

const Course = ({ draft, draftChapters }: Props): ReactNode => {
  const t = useTexts()
  const course = courseOfDraft(draft, draftChapters)
  const chapters = chaptersOfDraft(draftChapters)
  const first = draftChapters.flatMap(({ videos }) => videos)[0]
  return (
    <PageFrame
      title={course.title || t('preview.untitled')}
      tone={courseTone(course.title)}
      lead={
        <>
          <Instructor course={course} />
          {first && (
            <Box sx={{ mt: 3 }}>
              <Button
                variant="contained"
                size="large"
                href={paths.previewLecture(course.id, first.id)}
                startIcon={<PlayIcon size={22} aria-hidden />}
              >
                {t('course.start')}
              </Button>
            </Box>
          )}
        </>
      }
      aside={<CourseCover course={course} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Section title={t('course.content')}>
            {chapters.length === 0 && <Typography>{t('preview.empty')}</Typography>}
            <Stack spacing={1.5}>
              {chapters.map((chapter) => (
                <ChapterCard
                  key={chapter.id}
                  chapter={chapter}
                  openAtFirst
                  next={undefined}
                  before={beforeIn(chapters)}
                />
              ))}
            </Stack>
          </Section>
          <AboutCourse course={course} />
        </Box>
        <Box>
          <CourseRules course={course} chapters={chapters} />
          <CourseFacts course={course} />
        </Box>
      </Box>
    </PageFrame>
  )
}

/** The page of a course as learners will see it, made of the draft. */
const PreviewCoursePage = (): ReactNode => {
  const { courseId = '' } = useParams()
  return (
    <PreviewPlace courseId={courseId}>
      {(draft, chapters) => <Course draft={draft} draftChapters={chapters} />}
    </PreviewPlace>
  )
}

export default PreviewCoursePage
