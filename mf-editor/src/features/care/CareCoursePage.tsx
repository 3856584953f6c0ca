import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { ListSkeleton, PageFrame, Settled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { countInbox } from '../../common/count-inbox.ts'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { listAppointments } from './api/care.ts'
import { Appointments } from './components/Appointments.tsx'
import { CareRecords } from './components/CareRecords.tsx'

/** The live appointments of a course, and the minutes of everybody who takes it. */
const CareCoursePage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const { data } = useQuery(countInbox)
  const appointments = useQuery(listAppointments(courseId))
  const course = data?.courses.find(({ id }) => id === courseId)
  return (
    <PageFrame
      title={course?.title ?? t('care.title')}
      breadcrumb={[
        { label: t('courseList.title'), href: paths.courseList },
        { label: t('care.title'), href: paths.care },
      ]}
      width="wide"
    >
      <Appointments courseId={courseId} />
      <Settled queries={[appointments]} waiting={<ListSkeleton />}>
        <CareRecords courseId={courseId} />
      </Settled>
    </PageFrame>
  )
}

export default CareCoursePage
