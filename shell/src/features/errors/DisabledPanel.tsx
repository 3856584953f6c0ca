import { Button, EmptyState, useDocumentTitle } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Stands where a remote would be while it is switched off for everybody. */
export const DisabledPanel = ({ title }: { title: string }): ReactNode => {
  const t = useTexts()
  useDocumentTitle(title)
  return (
    <EmptyState
      page
      title={t('remote.disabledTitle', { title })}
      actions={
        <Button variant="contained" href="/">
          {t('errors.toStart')}
        </Button>
      }
    >
      {t('remote.disabledBody')}
    </EmptyState>
  )
}
