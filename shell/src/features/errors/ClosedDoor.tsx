import { Button, EmptyState, useDocumentTitle } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Stands where an area would be for somebody who may not see it. */
export const ClosedDoor = (): ReactNode => {
  const t = useTexts()
  useDocumentTitle(t('errors.closedTitle'))
  return (
    <EmptyState
      page
      motif="locked"
      title={t('errors.closedTitle')}
      actions={
        <Button variant="contained" href="/">
          {t('errors.toStart')}
        </Button>
      }
    >
      {t('errors.closedBody')}
    </EmptyState>
  )
}
