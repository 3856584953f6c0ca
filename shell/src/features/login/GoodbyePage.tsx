import { leaveTo } from '@kursportal/shared/store'
import { Button, EmptyState, useDocumentTitle } from '@kursportal/shared/ui'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Where deleting one's account ends: nobody is asked to log in to what is gone. */
const GoodbyePage = (): ReactNode => {
  const t = useTexts()
  useDocumentTitle(t('login.goodbyeTitle'))
  useEffect(() => leaveTo(undefined), [])
  return (
    <EmptyState
      page
      motif="plant"
      title={t('login.goodbyeTitle')}
      actions={
        <Button variant="outlined" href="/login">
          {t('errors.toStart')}
        </Button>
      }
    >
      {t('login.goodbyeBody')}
    </EmptyState>
  )
}

export default GoodbyePage
