import type { Participation } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useSession, useSettings } from '@kursportal/shared/store'
import { courseTone, PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { Achieved } from './Achieved.tsx'
import { ToConfirm } from './ToConfirm.tsx'

/** The end of a course that was finished and may not be taken any more, or was begun anew: its certificate is still to be had. */
export const FormerCourseEnd = ({ participation }: { participation: Participation }): ReactNode => {
  const t = useTexts()
  const { insurance_data: asksForInsurance } = useSettings()
  const [justConfirmed, setJustConfirmed] = useState(false)
  const name = useSession()?.user.first_name ?? ''
  const { id: participation_id, course_id: id, course_title: title, certificate } = participation
  const { started_at, finished_at } = participation
  const intro =
    certificate && finished_at
      ? t('courseEnd.doneIntro', { title, day: formatDay(finished_at) })
      : t(asksForInsurance ? 'courseEnd.confirmIntro' : 'courseEnd.confirmIntroPlain', { title })
  return (
    <PageFrame
      title={t(name ? 'courseEnd.madeItName' : 'courseEnd.madeIt', { name })}
      intro={intro}
      tone={courseTone(title)}
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      {certificate ? (
        <Achieved title={title} certificate={certificate} justConfirmed={justConfirmed} />
      ) : (
        <ToConfirm
          course={{ id, participation_id, title, started_at, finished_at }}
          onDone={() => setJustConfirmed(true)}
        />
      )}
    </PageFrame>
  )
}
