import { id, object } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Alert, TextSkeleton, toast, Typography } from '@kursportal/shared/ui'
import { ComboboxField } from '@kursportal/shared/ui/combobox'
import { FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { findAccesses } from '../api/group.ts'
import { useChosenGroups, useGiveToGroups } from './chosen-groups.ts'

const schema = object({ access: id.nullable().refine((chosen) => chosen !== null, 'required') })

type Props = { ids: readonly string[]; onDone: () => void; onClose: () => void }

/** Lets an access serve every picked club, after saying how many members that concerns. */
export const GiveAccessDialog = ({ ids, onDone, onClose }: Props): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const accesses = useQuery(findAccesses(typed))
  const { groups, isReady, isFailed } = useChosenGroups(ids)
  const give = useGiveToGroups()
  const form = useKitForm(schema, { defaultValues: { access: null } })
  const members = groups.reduce((sum, group) => sum + group.members, 0)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('groupBulk.access.title')}
      form={form}
      ready={isReady}
      submitLabel={t('groupBulk.access.submit', { count: ids.length })}
      onSubmit={async ({ access }) => {
        const { given, had } = await give(id.parse(access), ids)
        toast.success(
          [
            t('groupBulk.access.done', { count: given }),
            ...(had > 0 ? [t('groupBulk.access.had', { count: had })] : []),
          ].join(' '),
        )
        onDone()
      }}
    >
      <ComboboxField
        name={form.at('access')}
        label={t('groupBulk.access.field')}
        hint={t('groups.addAccessHint')}
        options={(accesses.data?.items ?? [])
          .filter((access) => access.for_societies)
          .map((access) => ({ value: access.id, label: access.name, description: access.owner.name }))}
        onSearch={setTyped}
        loading={accesses.isPending || accesses.isPlaceholderData}
      />
      {isFailed && <Alert severity="error">{t('groupBulk.failed')}</Alert>}
      {!isReady && !isFailed && <TextSkeleton />}
      {isReady && (
        <Typography>
          {t('groupBulk.access.clubs', { count: groups.length })}{' '}
          {t('groupBulk.access.members', { count: members })}
        </Typography>
      )}
    </FormDialog>
  )
}
