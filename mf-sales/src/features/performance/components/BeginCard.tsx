import { useSystemConfig } from '@kursportal/shared/store'
import { Button, Card, EmptyState } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

const FoundDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './FoundDialog.tsx'))

/** What recommending gives, and the way to begin with it; who is too young for it is told from when on. */
export const BeginCard = ({
  tooYoung,
  onFounded,
}: {
  tooYoung: boolean
  onFounded: (id: string) => void
}): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const [founding, setFounding] = useState(false)
  return (
    <Card>
      <EmptyState
        motif="people"
        title={t('begin.title')}
        actions={
          tooYoung ? undefined : (
            <Button variant="contained" size="large" onClick={() => setFounding(true)}>
              {t('begin.action')}
            </Button>
          )
        }
      >
        {t('begin.body')}
        {tooYoung && (
          <>
            {' '}
            <strong>{t('begin.tooYoung', { age: limits.age_of_consent })}</strong>
          </>
        )}
      </EmptyState>
      {founding && (
        <Suspense>
          <FoundDialog onClose={() => setFounding(false)} onFounded={onFounded} />
        </Suspense>
      )}
    </Card>
  )
}
