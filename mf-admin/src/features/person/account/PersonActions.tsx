import { useNavigate, useSearchParams } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { ActionMenu, Button, MailIcon } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { DELETING } from '../../../common/search/person-shortcuts.ts'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { MergeAccountsDialog } from '../merge/MergeAccountsDialog.tsx'
import { personAddress } from '../person-tabs.ts'
import { ResetCodeDialog } from './ResetCodeDialog.tsx'

/** What is done for somebody as a whole: help with the login, their data, the end of the account. */
export const PersonActions = ({
  person,
  onDeleted,
}: {
  person: Person
  onDeleted: () => void
}): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const own = useSession()?.user.id === person.id
  const [params, setParams] = useSearchParams()
  const [pressed, setPressed] = useState<'code' | 'export' | 'merge' | 'delete'>()
  // The search leads here to delete an account; nobody is asked about their own.
  const led = !own && params.get(DELETING.key) === DELETING.value
  const asked = led ? 'delete' : pressed
  const close = (): void => {
    setPressed(undefined)
    if (!led) return
    setParams(
      (before) => {
        const now = new URLSearchParams(before)
        now.delete(DELETING.key)
        return now
      },
      { replace: true },
    )
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MailIcon size={20} aria-hidden />}
        onClick={() => setPressed('code')}
      >
        {t('personAccount.code.open')}
      </Button>
      <ActionMenu
        label={t('personAccount.actions', { name: person.name })}
        actions={[
          { label: t('personAccount.export.open'), onPress: () => setPressed('export') },
          {
            label: t('personMerge.open'),
            onPress: () => setPressed('merge'),
            ...(own && { disabledReason: t('personMerge.own') }),
          },
          {
            label: t('personAccount.delete.open'),
            destructive: true,
            onPress: () => setPressed('delete'),
            ...(own && { disabledReason: t('personAccount.delete.own') }),
          },
        ]}
      />
      {asked === 'code' && <ResetCodeDialog person={person} onClose={close} />}
      {asked === 'export' && <ExportDialog person={person} onClose={close} />}
      {asked === 'merge' && (
        <MergeAccountsDialog
          person={person}
          onClose={close}
          onMerged={(into) => void navigate(personAddress(into))}
        />
      )}
      {asked === 'delete' && <DeleteDialog person={person} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}
