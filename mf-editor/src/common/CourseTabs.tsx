import { TabLinks } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { paths } from './paths.ts'

type Props = { courseId: string; title: string; current: 'content' | 'participants' | 'statistics' }

/** The pages of one course. */
export const CourseTabs = ({ courseId, title, current }: Props): ReactNode => {
  const t = useTexts()
  return (
    <TabLinks
      label={t('courseTabs.label', { title })}
      tabs={[
        { key: 'content', label: t('courseTabs.content'), href: paths.course(courseId) },
        { key: 'participants', label: t('courseTabs.participants'), href: paths.participants(courseId) },
        { key: 'statistics', label: t('courseTabs.statistics'), href: paths.statistics(courseId) },
      ]}
      current={current}
    />
  )
}
