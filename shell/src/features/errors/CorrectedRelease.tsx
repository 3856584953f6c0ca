import { Alert, Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Stands above a page whose release was taken back while it is open; it goes by itself once nobody looks. */
export const CorrectedRelease = (): ReactNode => {
  const t = useTexts()
  return (
    <Alert
      severity="info"
      sx={{ mx: { xs: 2, sm: 3 }, mt: 2 }}
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => location.reload()}>
          {t('remote.takeCorrected')}
        </Button>
      }
    >
      {t('remote.corrected')}
    </Alert>
  )
}
