import type { AccessInvitation } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useInfiniteQuery } from '@kursportal/shared/query'
import { Box, DoneIcon, ListSkeleton, MailIcon, Section, StatusChip } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { useTexts } from '../texts.ts'
import { listInvitations } from '../api/read-accesses.ts'
import { useWithdrawInvitation } from '../api/write-access.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { More, Row, Rows } from './Rows.tsx'

const Standing = ({ invitation }: { invitation: AccessInvitation }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {invitation.joined ? (
        <StatusChip tone="success" icon={<DoneIcon />}>
          {t('accesses.invitations.joined')}
        </StatusChip>
      ) : (
        <StatusChip tone="info" icon={<MailIcon />}>
          {t('accesses.invitations.open')}
        </StatusChip>
      )}
      {t('accesses.invitations.invitedOn', { day: formatDay(invitation.invited_at) })}
    </Box>
  )
}

/** Who was invited by mail, and who of them came; nothing before the first invitation. */
export const AccessInvitations = ({ accessId }: { accessId: string }): ReactNode => {
  const t = useTexts()
  const [leaving, setLeaving] = useState<AccessInvitation>()
  const invited = useInfiniteQuery(listInvitations(accessId))
  const withdraw = useWithdrawInvitation(accessId)
  const total = invited.data ? fetchedOf(invited.data).total : 0
  if (invited.data && total === 0) return null
  return (
    <Section
      variant="card"
      title={t('accesses.invitations.title')}
      intro={invited.data && t('accesses.invitations.count', { count: total })}
    >
      <Loaded
        dense
        query={invited}
        waiting={<ListSkeleton count={2} />}
        failed={t('accesses.invitations.failed')}
      >
        {(pages) => (
          <Rows>
            {fetchedOf(pages).items.map((invitation) => (
              <Row
                key={invitation.id}
                title={invitation.email}
                detail={<Standing invitation={invitation} />}
                removeLabel={t('accesses.invitations.withdraw', { email: invitation.email })}
                onRemove={() => setLeaving(invitation)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      <More list={invited} />
      <RemoveDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        title={({ email }) => t('accesses.invitations.withdrawTitle', { email })}
        confirmLabel={t('accesses.invitations.withdrawConfirm')}
        done={t('accesses.invitations.withdrawn')}
        onRemove={({ id }) => withdraw.mutateAsync(id)}
      >
        {t('accesses.invitations.withdrawBody')}
      </RemoveDialog>
    </Section>
  )
}
