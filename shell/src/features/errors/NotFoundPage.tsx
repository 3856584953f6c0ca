import { Button, EmptyState, useDocumentTitle } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** For every address that nothing answers to. */
export const NotFoundPage = (): ReactNode => {
  const t = useTexts()
  useDocumentTitle(t('errors.notFoundTitle'))
  return (
    <EmptyState
      page
      motif="signpost"
      title={t('errors.notFoundTitle')}
      actions={
        <Button variant="contained" href="/">
          {t('errors.toStart')}
        </Button>
      }
    >
      {t('errors.notFoundBody')}
    </EmptyState>
  )
}
