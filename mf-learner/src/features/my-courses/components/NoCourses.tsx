import { Button, EmptyState, RetryIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

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
      <Typography>{t('myCourses.emptyBody')}</Typography>
      <Typography sx={{ mt: 1.5 }}>{t('myCourses.emptyHint')}</Typography>
    </EmptyState>
  )
}
