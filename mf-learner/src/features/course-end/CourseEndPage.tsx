import type { LearnerCourse } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams, useSearchParams } from '@kursportal/shared/router'
import { useSession, useSettings } from '@kursportal/shared/store'
import { Box, courseTone, Illustration, ListSkeleton, PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { attendedText, canFinishEarly, missingText } from '../../common/attendance-text.ts'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { isCertifiable, listParticipationsIn } from '../../common/list-participations.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useUnsentProgress } from '../../common/progress/useUnsentProgress.ts'
import { readCourse } from '../../common/read-course.ts'
import { useFormerCourse } from '../../common/useFormerCourse.ts'
import { useTexts, type Translate } from './texts.ts'
import { Achieved } from './components/Achieved.tsx'
import { Celebration } from './components/Celebration.tsx'
import { FormerCourseEnd } from './components/FormerCourseEnd.tsx'
import { MissingUnits } from './components/MissingUnits.tsx'
import { ToConfirm } from './components/ToConfirm.tsx'
import { FinishEarly, FinishWhole } from './components/ToFinish.tsx'

/** Where somebody stands at the end of a course; exactly one of them. */
const standingOf = (course: LearnerCourse) => {
  if (course.certificate) return 'achieved'
  if (course.can.confirm) return 'to_confirm'
  if (canFinishEarly(course)) return 'enough'
  return course.can.finish ? 'to_finish' : 'missing'
}

/** @param name the first name, empty where none is known */
const wordsFor = (course: LearnerCourse, name: string, asksForInsurance: boolean, t: Translate) => {
  const { title, attendance, finished_at } = course
  switch (standingOf(course)) {
    case 'achieved':
      return {
        title: t(name ? 'courseEnd.madeItName' : 'courseEnd.madeIt', { name }),
        intro: t('courseEnd.doneIntro', { title, day: formatDay(finished_at ?? new Date()) }),
      }
    case 'to_confirm':
      return {
        title: t(name ? 'courseEnd.madeItName' : 'courseEnd.madeIt', { name }),
        intro: t(asksForInsurance ? 'courseEnd.confirmIntro' : 'courseEnd.confirmIntroPlain', { title }),
      }
    case 'to_finish':
      return { title: t('courseEnd.allDoneTitle'), intro: t('courseEnd.allDoneIntro') }
    case 'enough':
      return {
        title: t('courseEnd.enoughTitle'),
        intro: t('courseEnd.enoughIntro', { attended: attendedText(attendance, t) }),
      }
    default:
      return {
        title: t(
          attendance.missing * 3 <= attendance.needed ? 'courseEnd.almostTitle' : 'courseEnd.onTheWayTitle',
        ),
        intro: missingText(attendance, t),
      }
  }
}

const Open = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const chapters = useQuery(listChaptersVideos(course.id))
  const OpenPart = canFinishEarly(course) ? FinishEarly : MissingUnits
  return (
    <Loaded query={chapters} waiting={<ListSkeleton count={3} />} failed={t('courseEnd.failed')}>
      {({ items }) => <OpenPart course={course} chapters={items} />}
    </Loaded>
  )
}

/** The drawing of having made it: small on a phone, where the certificate is to be seen as well. */
const Sun = (): ReactNode => (
  <Box sx={{ width: { xs: 120, sm: 184 }, '& svg': { display: 'block', width: '100%', height: 'auto' } }}>
    <Illustration motif="done" />
  </Box>
)

const CourseEnd = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const { insurance_data: asksForInsurance } = useSettings()
  const [justConfirmed, setJustConfirmed] = useState(false)
  const standing = standingOf(course)
  const isOpen = standing === 'missing' || standing === 'enough'
  const name = useSession()?.user.first_name ?? ''
  return (
    <PageFrame
      {...wordsFor(course, name, asksForInsurance, t)}
      // Right after the last lecture the celebration has the colour, later the head.
      tone={standing === 'to_confirm' ? undefined : courseTone(course.title)}
      aside={standing === 'achieved' && <Sun />}
      width={isOpen ? 'text' : 'page'}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        { label: course.title, href: paths.course(course.id) },
      ]}
    >
      {isOpen && <Open course={course} />}
      {standing === 'to_finish' && <FinishWhole course={course} />}
      {standing === 'to_confirm' && (
        <>
          <Celebration course={course} />
          <ToConfirm course={course} onDone={() => setJustConfirmed(true)} />
        </>
      )}
      {course.certificate && (
        <>
          <Achieved
            title={course.title}
            certificate={course.certificate}
            justConfirmed={justConfirmed}
            redo={course.redo}
          />
          <Box sx={{ mt: { xs: 5, sm: 7 } }}>
            <Celebration course={course} />
          </Box>
        </>
      )}
    </PageFrame>
  )
}

/** The finished participation that the address names: one from before the course was begun anew. */
const useNamed = (courseId: string) => {
  const [address] = useSearchParams()
  const named = address.get('participation')
  const { data, isPending, isError } = useQuery({
    ...listParticipationsIn(courseId),
    enabled: named !== null,
  })
  return {
    isWaiting: named !== null && isPending && !isError,
    participation: data?.items.find(
      (one) => one.id === named && one.state === 'finished' && isCertifiable(one),
    ),
  }
}

/** The end of a course: what is missing, the confirmation, or the certificate. */
const CourseEndPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  const former = useFormerCourse(courseId, course.error)
  const named = useNamed(courseId)
  useUnsentProgress()
  const renderFrame = (state: ReactNode): ReactNode => (
    <PageFrame
      title={t('courseEnd.onTheWayTitle')}
      width="text"
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      {state}
    </PageFrame>
  )
  if (named.isWaiting) return renderFrame(<ListSkeleton count={3} />)
  if (named.participation) return <FormerCourseEnd participation={named.participation} />
  if (former.finished && isCertifiable(former.finished))
    return <FormerCourseEnd participation={former.finished} />
  return (
    <Loaded
      courseId={courseId}
      query={course}
      waiting={<ListSkeleton count={3} />}
      failed={t('courseEnd.failed')}
      goneTitle={t('common.courseGone')}
      renderFrame={renderFrame}
    >
      {(data) => <CourseEnd course={data} />}
    </Loaded>
  )
}

export default CourseEndPage
