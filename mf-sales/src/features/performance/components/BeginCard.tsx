import { Button, Card, EmptyState } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useBeginOwnSociety } from '../api/begin-own-society.ts'

/** What recommending gives, and the one button to begin with it. */
export const BeginCard = (): ReactNode => {
  const t = useTexts()
  const begin = useBeginOwnSociety()
  return (
    <Card>
      <EmptyState
        motif="people"
        title={t('begin.title')}
        actions={
          <Button variant="contained" size="large" loading={begin.isPending} onClick={() => begin.mutate()}>
            {t('begin.action')}
          </Button>
        }
      >
        {t('begin.body')}
      </EmptyState>
    </Card>
  )
}
