import { queryString } from '@kursportal/shared/client'
import { id, object } from '@kursportal/shared/contract'
import { useQuery, useQueryClient } from '@kursportal/shared/query'
import { Alert, Link, toast, Typography } from '@kursportal/shared/ui'
import { editedIn, useMergedSave } from '@kursportal/shared/ui/edits'
import { FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { PersonField } from '../../../common/PersonField.tsx'
import { useTexts } from '../texts.ts'
import { readGroup, readRemoval, useEditGroup, type GroupDetail } from '../api/group.ts'

const schema = object({ owner_id: id.nullable() })
type Fields = { owner_id: string | null }

/** Hands a society to somebody else; what another admin chose meanwhile is shown, not overwritten. */
export const OwnerDialog = ({
  group: opened,
  onClose,
}: {
  group: GroupDetail
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const edit = useEditGroup(opened.id)
  const { data: open } = useQuery(readRemoval(opened.id))
  // As it was when the dialog was opened, whatever comes meanwhile.
  const [group] = useState(opened)
  const [names, setNames] = useState<Record<string, string>>(
    group.owner ? { [group.owner.id]: group.owner.name } : {},
  )
  const { save, dialog } = useMergedSave<Fields>({
    looks: {
      owner_id: {
        label: t('groups.owner'),
        show: (owner) => (owner ? (names[owner] ?? t('groups.yourChoice')) : t('groups.noOwner')),
      },
    },
    present: async (refusal) => {
      const now = await client.fetchQuery({ ...readGroup(group.id), staleTime: 0 })
      const { owner } = now
      if (owner) setNames((known) => ({ ...known, [owner.id]: owner.name }))
      return { fields: { owner_id: owner?.id ?? null }, version: now.version, edited: editedIn(refusal) }
    },
  })
  const form = useKitForm(schema, { defaultValues: { owner_id: group.owner?.id ?? null } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('groups.changeOwner')}
      form={form}
      submitLabel={t('groups.save')}
      onSubmit={async (typed) => {
        await save({
          base: { owner_id: group.owner?.id ?? null },
          typed,
          version: group.version,
          write: (changed, based_on) => edit.mutateAsync({ ...changed, based_on }),
        })
        toast.success(t('groups.ownerChanged'))
      }}
    >
      <Typography>{t('groups.changeOwnerBody', { group: opened.name })}</Typography>
      {open !== undefined && open.open_requests > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('groups.ownerRequests', { count: open.open_requests })}{' '}
          <Link href={`/admin/payouts${queryString({ suche: opened.name })}`}>{t('groups.toPayouts')}</Link>
        </Alert>
      )}
      <PersonField
        name={form.at('owner_id')}
        label={t('groups.newOwner')}
        initial={group.owner ?? undefined}
        optional
      />
      {dialog}
    </FormDialog>
  )
}
