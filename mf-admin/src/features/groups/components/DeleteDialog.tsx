import { failureText, isFailure } from '@kursportal/shared/client'
import { formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  Link,
  Loaded,
  TextSkeleton,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readRemoval, useDeleteGroup, type GroupDetail, type Removal } from '../api/group.ts'
import { groupPath, payoutsOf } from '../group-paths.ts'

type Props = {
  group: GroupDetail
  onClose: () => void
  /** The way out where people are in the way. */
  onMerge: () => void
  onDeleted: () => void
}

/** What stands in the way, each with the place where it is dealt with. */
const Obstacles = ({
  group,
  removal,
  onLeave,
}: {
  group: GroupDetail
  removal: Removal
  /** The dialog goes with the way there. */
  onLeave: () => void
}): ReactNode => {
  const t = useTexts()
  const found = [
    { count: removal.members, text: 'groups.inTheWay.members', href: groupPath(group.id, 'members') },
    { count: removal.admins, text: 'groups.inTheWay.admins', href: groupPath(group.id, 'leaders') },
    { count: removal.open_requests, text: 'groups.inTheWay.requests', href: payoutsOf(group.name) },
  ] as const
  return (
    <>
      <Typography>{t('groups.notYet')}</Typography>
      <Box component="ul" sx={{ my: 1.5, pl: 3, '& li': { mb: 0.75 } }}>
        {found
          .filter(({ count }) => count > 0)
          .map(({ count, text, href }) => (
            <li key={text}>
              <Link href={href} onClick={onLeave}>
                {t(text, { count })}
              </Link>
            </li>
          ))}
      </Box>
      <Typography>{t('groups.mergeInstead')}</Typography>
    </>
  )
}

/** What happens when it goes, in numbers. */
const Confirm = ({
  group,
  removal,
  onClose,
  onChanged,
  onDeleted,
}: Omit<Props, 'onMerge'> & {
  removal: Removal
  /** Something else would lapse by now. */
  onChanged: () => void
}): ReactNode => {
  const t = useTexts()
  const remove = useDeleteGroup(group.id)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('groups.deleteTitle', { name: group.name })}
      consequences={[
        ...(removal.available > 0
          ? [t('groups.balanceLapses', { amount: formatMoney(removal.available) })]
          : []),
        ...(removal.accesses > 0 ? [t('groups.accessesEnd', { count: removal.accesses })] : []),
        ...(removal.under_way > 0 ? [t('groups.underWay', { count: removal.under_way })] : []),
        t('groups.linkEnds'),
        t('groups.ledgerStays'),
      ]}
      confirmLabel={t('groups.delete')}
      destructive
      errorText={(error) =>
        isFailure(error, 'balance_lapses') ? t('groups.lapseChanged') : failureText(error)
      }
      onConfirm={async () => {
        await remove.mutateAsync(removal.available, { onError: onChanged })
        toast.success(t('groups.deleted', { name: group.name }))
        onDeleted()
      }}
    />
  )
}

/** Asks before a society is removed: first what is in the way, then what follows. */
export const DeleteDialog = ({ group, onClose, onMerge, onDeleted }: Props): ReactNode => {
  const t = useTexts()
  const removal = useQuery(readRemoval(group.id))
  const { data } = removal
  const blocked = data ? data.members + data.admins + data.open_requests > 0 : true
  if (data && !blocked)
    return (
      <Confirm
        group={group}
        removal={data}
        onClose={onClose}
        onChanged={() => void removal.refetch()}
        onDeleted={onDeleted}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groups.deleteTitle', { name: group.name })}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('groups.close')}
          </Button>
          {data && (
            <Button variant="contained" onClick={onMerge}>
              {t('groups.merge')}
            </Button>
          )}
        </>
      }
    >
      <Loaded dense query={removal} waiting={<TextSkeleton />} failed={t('groups.removalFailed')}>
        {(found) => <Obstacles group={group} removal={found} onLeave={onClose} />}
      </Loaded>
    </Dialog>
  )
}
