import type { CourseStart } from '@kursportal/shared/contract'
import { Box, courseTone, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'

type Props = { start: CourseStart; title: string; intro: string; children: ReactNode }

/** A step before the first lecture, inside its course. */
export const StartFrame = ({ start, title, intro, children }: Props): ReactNode => {
  const t = useTexts()
  return (
    <PageFrame
      width="text"
      tone={courseTone(start.course_title)}
      title={title}
      intro={intro}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        { label: start.course_title, href: paths.course(start.course_id) },
      ]}
    >
      {/* Larger than a page's text: this is read by people who have to be sure. */}
      <Box sx={{ fontSize: '1.1875rem', lineHeight: 1.55, display: 'grid', gap: 3 }}>{children}</Box>
    </PageFrame>
  )
}
