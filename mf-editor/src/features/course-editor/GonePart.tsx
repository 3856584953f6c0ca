import { Button, EmptyState } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'

/** Stands where a chapter or a lecture of the course was that somebody has deleted since. */
export const GonePart = ({ courseId, title }: { courseId: string; title: string }): ReactNode => {
  const t = useTexts()
  return (
    <EmptyState
      motif="signpost"
      title={title}
      actions={
        <Button variant="contained" href={paths.course(courseId)}>
          {t('editor.backToOutline')}
        </Button>
      }
    >
      {t('editor.goneBody')}
    </EmptyState>
  )
}
