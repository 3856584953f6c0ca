import { Button, ErrorState } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'

/** For an error of the shell itself, which leaves nothing to go on with. */
export const BrokenPage = (): ReactNode => {
  const t = useTexts()
  return (
    <ErrorState
      page
      title={t('errors.brokenTitle')}
      actions={
        <Button variant="contained" onClick={() => location.reload()}>
          {t('errors.reload')}
        </Button>
      }
    >
      {t('errors.brokenBody')}
    </ErrorState>
  )
}
