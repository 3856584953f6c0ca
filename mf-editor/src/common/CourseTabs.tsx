import { TabLinks } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { courseTabTexts } from '../texts/course-tabs.ts'
import { paths } from './paths.ts'
import { useOwnsCourse } from './useOwnsCourse.ts'

const { useTexts } = bindTexts('mf-editor', { courseTabs: courseTabTexts })

type Props = {
  course: { id: string; owner: { id: string } }
  title: string
  current: 'content' | 'participants' | 'statistics'
}

/** The pages of one course; who takes it is for its owner to see. */
export const CourseTabs = ({ course, title, current }: Props): ReactNode => {
  const t = useTexts()
  const isOwn = useOwnsCourse(course)
  const courseId = course.id
  return (
    <TabLinks
      label={t('courseTabs.label', { title })}
      tabs={[
        { key: 'content', label: t('courseTabs.content'), href: paths.course(courseId) },
        ...(isOwn
          ? [
              {
                key: 'participants' as const,
                label: t('courseTabs.participants'),
                href: paths.participants(courseId),
              },
            ]
          : []),
        { key: 'statistics', label: t('courseTabs.statistics'), href: paths.statistics(courseId) },
      ]}
      current={current}
    />
  )
}
