import type { CourseDraft, CourseStatistics } from '@kursportal/shared/contract'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { useParams, useSearchParams } from '@kursportal/shared/router'
import { Alert, FormSkeleton, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { CourseTabs } from '../../common/CourseTabs.tsx'
import { Loaded } from '../../common/Loaded.tsx'
import { NobodyYet } from '../../common/NobodyYet.tsx'
import { paths } from '../../common/paths.ts'
import { readCourse } from '../../common/read-course.ts'
import { useTexts } from './texts.ts'
import { readStatistics, type Time } from './api/statistics.ts'
import { KeyFigures } from './components/KeyFigures.tsx'
import { LecturesPart } from './components/LecturesPart.tsx'
import { QuestionsPart } from './components/QuestionsPart.tsx'
import { TimeChoice } from './components/TimeChoice.tsx'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The chosen time, which stands in the address; what is no month is left out. */
const useTime = (): [Time, (time: Required<Time>) => void] => {
  const [params, setParams] = useSearchParams()
  const monthAt = (name: string): string | undefined => {
    const value = params.get(name) ?? ''
    return MONTH.test(value) ? value : undefined
  }
  const [from, until] = [monthAt('from'), monthAt('until')]
  const isOrdered = !from || !until || from <= until
  return [
    { ...(from && { from }), ...(until && isOrdered && { until }) },
    (time) => setParams(time, { replace: true }),
  ]
}

type PartsProps = {
  course: CourseDraft
  statistics: CourseStatistics
  time: Time
  onTime: (time: Required<Time>) => void
}

const Parts = ({ course, statistics, time, onTime }: PartsProps): ReactNode => {
  const t = useTexts()
  const { sections, chosen, lectures } = statistics
  if (!chosen)
    return (
      <NobodyYet course={course} title={t('statistics.none')}>
        {t('statistics.noneBody')}
      </NobodyYet>
    )
  const title = course.title || t('common.untitledCourse')
  return (
    <>
      <TimeChoice sections={sections} chosen={chosen} onChange={onTime} />
      <KeyFigures statistics={statistics} />
      <LecturesPart courseId={course.id} title={title} statistics={statistics} />
      {lectures.some(({ type }) => type === 'quiz') && (
        <QuestionsPart courseId={course.id} title={title} time={time} lectures={lectures} />
      )}
      <Alert severity="info">{t('statistics.privacy')}</Alert>
    </>
  )
}

/** How a course fares with its learners: who began and finished, where they stop, films and questions. */
const StatisticsPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const [time, setTime] = useTime()
  const course = useQuery(readCourse(courseId))
  const statistics = useQuery({ ...readStatistics(courseId, time), placeholderData: keepPreviousData })
  const title = course.data?.title || t('common.untitledCourse')
  return (
    <PageFrame
      title={course.data ? title : t('statistics.title')}
      intro={t('statistics.intro')}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
      width="page"
    >
      <Loaded query={[course, statistics]} waiting={<FormSkeleton />} failed={t('statistics.loadFailed')}>
        {([draft, told]) => (
          <>
            <CourseTabs course={draft} title={title} current="statistics" />
            <Parts course={draft} statistics={told} time={time} onTime={setTime} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default StatisticsPage
