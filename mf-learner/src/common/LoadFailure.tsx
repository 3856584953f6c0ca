import { failureText, isFailure } from '@kursportal/shared/client'
import { Button, ErrorState, useOnline } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { paths } from './paths.ts'

type Props = {
  /** What could not be loaded, from the reader's point of view. */
  title: string
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** Stands where something could not be loaded: the reason and the way on, which is not a retry for what is not there. */
export const LoadFailure = ({ title, error, onRetry, retrying }: Props): ReactNode => {
  const t = useTexts()
  const online = useOnline()
  if (isFailure(error, 'not_found'))
    return (
      <ErrorState
        title={t('common.goneTitle')}
        actions={
          <Button variant="contained" href={paths.myCourses}>
            {t('common.toMyCourses')}
          </Button>
        }
      >
        {t('common.goneBody')}
      </ErrorState>
    )
  return (
    <ErrorState title={online ? title : t('common.offlineTitle')} onRetry={onRetry} retrying={retrying}>
      {online ? failureText(error) : t('common.offlineBody')}
    </ErrorState>
  )
}
