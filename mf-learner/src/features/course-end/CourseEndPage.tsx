import { failureText } from '@kursportal/shared/client'
import type { LearnerCourse } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { useSettings } from '@kursportal/shared/store'
import { Alert, Button, FormSkeleton, ListSkeleton, PageFrame, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useFinishCourse } from '../../common/finish-course.ts'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useUnsentProgress } from '../../common/progress/useUnsentProgress.ts'
import { readCourse } from '../../common/read-course.ts'
import { useTexts, type Translate } from '../../texts/index.ts'
import { readPerson } from './api/read-person.ts'
import { Achieved } from './components/Achieved.tsx'
import { Celebration } from './components/Celebration.tsx'
import { ConfirmationForm } from './components/ConfirmationForm.tsx'
import { MissingUnits } from './components/MissingUnits.tsx'

/** Where somebody stands at the end of a course; exactly one of them. */
const standingOf = (course: LearnerCourse) => {
  if (course.certificate) return 'achieved'
  if (course.can.confirm) return 'to_confirm'
  return course.can.finish ? 'to_finish' : 'missing'
}

const wordsFor = (course: LearnerCourse, asksForInsurance: boolean, t: Translate) => {
  const { title, lectures_total: total, finished_at } = course
  const count = total - course.lectures_done
  switch (standingOf(course)) {
    case 'achieved':
      return {
        title: t('courseEnd.doneTitle'),
        intro: t('courseEnd.doneIntro', { title, day: formatDay(finished_at ?? new Date()) }),
      }
    case 'to_confirm':
      return {
        title: t('courseEnd.confirmTitle'),
        intro: t(asksForInsurance ? 'courseEnd.confirmIntro' : 'courseEnd.confirmIntroPlain', { title }),
      }
    case 'to_finish':
      return { title: t('courseEnd.allDoneTitle'), intro: t('courseEnd.allDoneIntro') }
    default:
      return {
        title: t(count * 3 <= total ? 'courseEnd.almostTitle' : 'courseEnd.onTheWayTitle'),
        intro: t('courseEnd.notYetIntro', { count, total }),
      }
  }
}

const Missing = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const chapters = useQuery(listChaptersVideos(course.id))
  if (chapters.data) return <MissingUnits course={course} chapters={chapters.data.items} />
  if (!chapters.isError) return <ListSkeleton count={3} />
  return (
    <LoadFailure
      title={t('courseEnd.failed')}
      error={chapters.error}
      onRetry={() => void chapters.refetch()}
      retrying={chapters.isFetching}
    />
  )
}

const ToFinish = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const finish = useFinishCourse(course.id)
  return (
    <>
      <Celebration />
      {finish.isError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failureText(finish.error)}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        onClick={() => finish.mutate()}
        loading={finish.isPending}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {t('courseEnd.finish')}
      </Button>
    </>
  )
}

const ToConfirm = ({ course, onDone }: { course: LearnerCourse; onDone: () => void }): ReactNode => {
  const t = useTexts()
  const person = useQuery(readPerson)
  if (person.data) return <ConfirmationForm course={course} person={person.data} onDone={onDone} />
  if (!person.isError) return <FormSkeleton />
  return (
    <LoadFailure
      title={t('courseEnd.failed')}
      error={person.error}
      onRetry={() => void person.refetch()}
      retrying={person.isFetching}
    />
  )
}

const CourseEnd = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const { insurance_data: asksForInsurance } = useSettings()
  const [justConfirmed, setJustConfirmed] = useState(false)
  const done = (): void => {
    setJustConfirmed(true)
    toast.success(t('courseEnd.form.done'))
  }
  const standing = standingOf(course)
  return (
    <PageFrame
      {...wordsFor(course, asksForInsurance, t)}
      width="text"
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        { label: course.title, href: paths.course(course.id) },
      ]}
    >
      {standing === 'missing' && <Missing course={course} />}
      {standing === 'to_finish' && <ToFinish course={course} />}
      {standing === 'to_confirm' && <ToConfirm course={course} onDone={done} />}
      {course.certificate && (
        <Achieved course={course} certificate={course.certificate} justConfirmed={justConfirmed} />
      )}
    </PageFrame>
  )
}

/** The end of a course: what is missing, the confirmation, or the certificate. */
const CourseEndPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  useUnsentProgress()
  if (course.data) return <CourseEnd course={course.data} />
  return (
    <PageFrame
      title={t('courseEnd.onTheWayTitle')}
      width="text"
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      {course.isError ? (
        <LoadFailure
          title={t('courseEnd.failed')}
          error={course.error}
          onRetry={() => void course.refetch()}
          retrying={course.isFetching}
        />
      ) : (
        <ListSkeleton count={3} />
      )}
    </PageFrame>
  )
}

export default CourseEndPage
