import { Button, EmptyState, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** Stands where somebody was who has just been deleted. */
export const DeletedPerson = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  return (
    <PageFrame
      title={t('personAccount.delete.deletedTitle')}
      breadcrumb={[{ label: t('members.title'), href: '/admin/members' }]}
    >
      <EmptyState
        title={t('personAccount.delete.deletedName', { name })}
        actions={
          <>
            <Button variant="contained" href="/admin/members">
              {t('personAccount.delete.deletedHome')}
            </Button>
            <Button variant="outlined" href="/admin/log">
              {t('personAccount.delete.deletedLog')}
            </Button>
          </>
        }
      >
        {t('personAccount.delete.deletedBody')}
      </EmptyState>
    </PageFrame>
  )
}
