import { Button, EmptyState } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { paths } from './paths.ts'

type Props = Omit<ComponentProps<typeof EmptyState>, 'actions'> & {
  courseId: string
  /** Stands after the way on. */
  more?: ReactNode
}

/** Stands where a course has nothing for this learner, or not yet; the way on is its page. */
export const BackToCourse = ({ courseId, more, ...rest }: Props): ReactNode => {
  const t = useTexts()
  return (
    <EmptyState
      {...rest}
      actions={
        <>
          <Button variant="contained" href={paths.course(courseId)}>
            {t('lecture.toCourse')}
          </Button>
          {more}
        </>
      }
    />
  )
}
