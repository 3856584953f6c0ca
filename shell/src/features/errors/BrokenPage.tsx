import { Button, ErrorState } from '@kursportal/shared/ui'
import { useEffect, type ReactNode } from 'react'
import { reportShell } from '../../federation/loader/health.ts'
import { useTexts } from './texts.ts'

/** For an error of the shell itself, which leaves nothing to go on with. */
export const BrokenPage = (): ReactNode => {
  const t = useTexts()
  useEffect(() => reportShell('render_threw'), [])
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
