import type { Participation } from '@kursportal/shared/contract'
import { bindTexts } from '@kursportal/shared/i18n'
import { Button, CertificateIcon, courseTone, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { commonTexts } from '../texts/common.ts'
import { myCoursesTexts } from '../texts/my-courses.ts'
import { isCertifiable } from './list-participations.ts'
import { paths } from './paths.ts'

const { useTexts } = bindTexts('mf-learner', { ...commonTexts, myCourses: myCoursesTexts })

type Props = {
  /** The newest one. */
  participation: Participation
  /** The newest finished one. */
  finished?: Participation | undefined
}

/** The page of a course that was begun and may not be taken any more: that it is so, and where the certificate is. */
export const FormerCourse = ({ participation, finished }: Props): ReactNode => {
  const t = useTexts()
  const { course_title: title, withdrawn } = participation
  const unfetched = withdrawn ? 'common.withdrawnFinished' : 'common.formerFinished'
  const intro = [
    t(withdrawn ? 'common.withdrawn' : 'common.former'),
    finished && t(finished.certificate ? 'common.formerCertificate' : unfetched),
  ]
  return (
    <PageFrame
      title={title}
      tone={courseTone(title)}
      intro={intro.filter(Boolean).join(' ')}
      width="text"
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      {finished && isCertifiable(finished) ? (
        <Button
          variant="contained"
          size="large"
          href={finished.certificate ? paths.certificate(finished.certificate.id) : paths.toFetch(finished)}
          startIcon={<CertificateIcon size={22} aria-hidden />}
        >
          {t(finished.certificate ? 'common.toCertificate' : 'myCourses.claim')}
        </Button>
      ) : (
        <Button variant="outlined" href={paths.myCourses}>
          {t('common.toMyCourses')}
        </Button>
      )}
    </PageFrame>
  )
}
