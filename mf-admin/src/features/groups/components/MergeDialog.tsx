import { isFailure } from '@kursportal/shared/client'
import { auditReason, id, object } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Link, Loaded, TextSkeleton, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { mergePreview, useMergeGroup, type GroupDetail, type Merge } from '../api/group.ts'
import { payoutsOf, REMARKS } from '../group-paths.ts'
import { chosen } from './chosen.ts'
import { GroupField } from './GroupField.tsx'

const schema = object({ into: chosen, reason: auditReason })

/** What changes over, a line each; what there is nothing of is left out. */
const movesOf = (t: Translate, merge: Merge): string[] => [
  ...(merge.members > 0 ? [t('groups.moves.members', { count: merge.members })] : []),
  ...(merge.admins > 0 ? [t('groups.moves.admins', { count: merge.admins })] : []),
  ...(merge.accesses > 0 ? [t('groups.moves.accesses', { count: merge.accesses })] : []),
  ...(merge.finishes > 0 ? [t('groups.moves.finishes', { count: merge.finishes })] : []),
  ...merge.money.map(({ year, amount }) => t('groups.moves.money', { year, amount: formatMoney(amount) })),
]

const remarksIn = ({ open_remarks }: Merge): number => open_remarks.reduce((sum, { count }) => sum + count, 0)

/** What merging would do, as the platform counts it now. */
const Preview = ({
  group,
  merge,
  onLeave,
}: {
  group: GroupDetail
  merge: Merge
  /** The dialog goes with the way to what has to be decided. */
  onLeave: () => void
}): ReactNode => {
  const t = useTexts()
  if (merge.open_requests > 0)
    return (
      <Alert severity="warning">
        {t('groups.decideFirst', { count: merge.open_requests })}{' '}
        <Link href={payoutsOf(group.name)} onClick={onLeave}>
          {t('groups.toPayouts')}
        </Link>
      </Alert>
    )
  const remarks = remarksIn(merge)
  if (remarks > 0)
    return (
      <Alert severity="warning">
        {t('groups.settleFirst', { count: remarks })}{' '}
        <Link href={REMARKS} onClick={onLeave}>
          {t('groups.toRemarks')}
        </Link>
      </Alert>
    )
  const moves = movesOf(t, merge)
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>
        {t(moves.length > 0 ? 'groups.movesTo' : 'groups.movesNothing', { name: merge.into.name })}
      </Typography>
      {moves.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 3, '& li': { mb: 0.5 } }}>
          {moves.map((move) => (
            <li key={move}>{move}</li>
          ))}
        </Box>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {t('groups.mergeAfter', { from: merge.from.name, into: merge.into.name })}
      </Typography>
    </Box>
  )
}

type Props = { group: GroupDetail; onClose: () => void; onMerged: (into: string) => void }

/** Merges a society into another one: first says in numbers what changes over, then does exactly that. */
export const MergeDialog = ({ group, onClose, onMerged }: Props): ReactNode => {
  const t = useTexts()
  const merge = useMergeGroup(group.id)
  const form = useKitForm(schema, { defaultValues: { into: null, reason: '' } })
  const into = useWatch({ control: form.control, name: 'into' })
  const preview = useQuery({ ...mergePreview(group.id, into ?? ''), enabled: into !== null })
  const { data } = preview
  const blocked = data === undefined || data.open_requests > 0 || remarksIn(data) > 0
  const ready = into !== null && !preview.isFetching && !blocked
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('groups.mergeTitle', { name: group.name })}
      form={form}
      submitLabel={t('groups.mergeDo')}
      ready={ready}
      onSubmit={async ({ into: chosenGroup, reason }) => {
        try {
          const target = id.parse(chosenGroup)
          await merge.mutateAsync({ into: target, version: data?.version ?? '', reason })
          toast.success(t('groups.mergeDone', { name: data?.into.name ?? '' }))
          onMerged(target)
        } catch (error) {
          // Somebody came or went meanwhile: the new figures are shown before it is asked again.
          if (isFailure(error, 'edited_meanwhile')) await preview.refetch()
          throw error
        }
      }}
    >
      <Typography>{t('groups.mergeBody', { name: group.name })}</Typography>
      <GroupField name={form.at('into')} label={t('groups.mergeInto')} except={group.id} />
      {into !== null && (
        <div aria-live="polite">
          <Loaded dense query={preview} waiting={<TextSkeleton />} failed={t('groups.previewFailed')}>
            {(found) => <Preview group={group} merge={found} onLeave={onClose} />}
          </Loaded>
        </div>
      )}
      <TextField
        name={form.at('reason')}
        label={t('groups.reason')}
        hint={t('groups.reasonHint')}
        maxLength={300}
      />
    </FormDialog>
  )
}
