import { useQuery } from '@kursportal/shared/query'
import { Alert, Link } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { listCourses } from '../../../common/list-courses.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** Says which of the courses that would be ordered somebody has already, through a club or another access. */
export const AlreadyYours = ({ ordered }: { ordered: readonly string[] }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(listCourses)
  const own = data?.items.filter(({ id }) => ordered.includes(id)) ?? []
  const [first, ...more] = own
  if (!first) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('access.alreadyYours', {
        count: own.length,
        titles: own.map(({ title }) => `„${title}“`).join(', '),
      })}{' '}
      {more.length === 0 ? (
        <Link href={paths.course(first.id)}>{t('access.toCourse')}</Link>
      ) : (
        <Link href={paths.myCourses}>{t('access.toCourses')}</Link>
      )}
    </Alert>
  )
}
