import { Button, EmptyState } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { lectureTexts } from '../texts/lecture.ts'
import { useCoursePlace } from './course-place.tsx'
import { TabTitle } from './TabTitle.tsx'

const { useTexts } = bindTexts('mf-learner', { lecture: lectureTexts })

type Props = Omit<ComponentProps<typeof EmptyState>, 'actions'> & {
  courseId: string
  /** Stands after the way on. */
  more?: ReactNode
}

/** Stands where a course has nothing for this learner, or not yet; the way on is its page. */
export const BackToCourse = ({ courseId, more, ...rest }: Props): ReactNode => {
  const t = useTexts()
  const place = useCoursePlace()
  return (
    <>
      {rest.page && <TabTitle>{rest.title}</TabTitle>}
      <EmptyState
        {...rest}
        actions={
          <>
            <Button variant="contained" href={place.course(courseId)}>
              {t('lecture.toCourse')}
            </Button>
            {more}
          </>
        }
      />
    </>
  )
}
