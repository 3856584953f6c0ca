import { Button, EmptyState, useDocumentTitle } from '@kursportal/shared/ui'
import { useSession } from '@kursportal/shared/store'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** The whole page where there is nothing to join: the link is wrong, or it is over; `ask` is who may know more. */
export const NoInvitation = ({ ended, ask }: { ended: boolean; ask?: string | null }): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const title = t(ended ? 'access.endedTitle' : 'access.unknownTitle')
  useDocumentTitle(title)
  const words = ask ? t('access.endedAsk', { name: ask }) : t('access.endedBody')
  return (
    <EmptyState
      page
      motif="signpost"
      title={title}
      actions={
        <Button variant="contained" href={session ? '/my-courses' : '/'}>
          {t(session ? 'common.toMyCourses' : 'access.home')}
        </Button>
      }
    >
      {ended ? words : t('access.unknownBody')}
    </EmptyState>
  )
}
