import { Button, EmptyState, RetryIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

/** For somebody without any course: how one comes by one. */
export const NoCourses = ({ onReload, loading }: { onReload: () => void; loading: boolean }): ReactNode => {
  const t = useTexts()
  return (
    <EmptyState
      motif="courses"
      title={t('myCourses.emptyTitle')}
      actions={
        <Button variant="outlined" onClick={onReload} disabled={loading} startIcon={<RetryIcon size={20} />}>
          {t('myCourses.reload')}
        </Button>
      }
    >
      <p>{t('myCourses.emptyBody')}</p>
      <p>{t('myCourses.emptyHint')}</p>
    </EmptyState>
  )
}
