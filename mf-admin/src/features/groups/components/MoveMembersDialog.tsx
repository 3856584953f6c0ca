import { isFailure } from '@kursportal/shared/client'
import { id, line, object } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Loaded, TextSkeleton, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { PersonField } from '../../../common/PersonField.tsx'
import { useTexts } from '../texts.ts'
import type { GroupDetail } from '../api/group.ts'
import { tryMove, useMoveMembers, type Move } from '../api/members.ts'
import { GroupField } from './GroupField.tsx'

/** `here`: somebody from elsewhere, who is chosen; `away`: to another club, which is chosen; `out`: to none. */
export type MoveKind = 'here' | 'away' | 'out'

const schemaOf = (kind: MoveKind) =>
  object({
    chosen: id.nullable().refine((one): boolean => one !== null || kind === 'out', 'required'),
    reason: line(300),
    ...passwordFields,
  })

type Props = {
  group: GroupDetail
  kind: MoveKind
  /** Whom it is about; nobody yet where somebody comes. */
  userIds?: readonly string[]
  /** The name of the one it is about, where it is one. */
  name?: string | undefined
  onDone?: () => void
  onClose: () => void
}

const moveOf = ({ group, kind, userIds = [] }: Props, chosen: string | null): Move => ({
  userIds: kind === 'here' && chosen ? [chosen] : userIds,
  to: kind === 'here' ? group.id : kind === 'away' ? chosen : null,
})

/** Brings somebody into a society, moves its members to another one, or takes them out: first says whom it concerns. */
export const MoveMembersDialog = (props: Props): ReactNode => {
  const { group, kind, userIds = [], name, onDone, onClose } = props
  const t = useTexts()
  const moving = useMoveMembers()
  const form = useKitForm(schemaOf(kind), { defaultValues: { chosen: null, reason: '', ...noPassword } })
  const chosen = useWatch({ control: form.control, name: 'chosen' })
  const isReady = kind === 'out' || chosen !== null
  const move = moveOf(props, chosen)
  const tried = useQuery({ ...tryMove(move), enabled: isReady })
  const count = tried.data?.done ?? 0
  const words = { name: name ?? t('groups.people', { count: userIds.length }), group: group.name }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`groups.moveMembers.${kind}.title`, words)}
      form={form}
      ready={isReady && count > 0 && !tried.isFetching}
      submitLabel={t(`groups.moveMembers.${kind}.submit`)}
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile') ? t('groups.moveMembers.changed') : adminFailure(error)
      }
      onSubmit={async ({ chosen: _chosen, reason, ...given }) => {
        const more = { expected: tried.data?.chosen ?? 0, ...(reason.length > 2 && { reason }) }
        const report = await asAdmin(given, (headers) => moving.mutateAsync({ move, more, headers }))
        toast.success(t('groups.moveMembers.done', { count: report.done }))
        onDone?.()
      }}
    >
      <Typography>{t(`groups.moveMembers.${kind}.body`, words)}</Typography>
      {kind === 'here' && <PersonField name={form.at('chosen')} label={t('groups.person')} />}
      {kind === 'away' && (
        <GroupField name={form.at('chosen')} label={t('groups.moveMembers.to')} except={group.id} />
      )}
      {isReady && (
        <div aria-live="polite">
          <Loaded dense query={tried} waiting={<TextSkeleton />} failed={t('groups.moveMembers.failed')}>
            {({ done }) => (
              <Typography>
                {done === 0
                  ? t('groups.moveMembers.nobody')
                  : t('groups.moveMembers.concerns', { count: done })}
              </Typography>
            )}
          </Loaded>
        </div>
      )}
      <TextField
        name={form.at('reason')}
        label={t('groups.reason')}
        hint={t('groups.reasonHint')}
        optional
        maxLength={300}
      />
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
