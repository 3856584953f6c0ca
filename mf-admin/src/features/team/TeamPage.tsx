import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import {
  Alert,
  Box,
  Button,
  Link,
  ListSkeleton,
  PageFrame,
  PlusIcon,
  Settled,
  Typography,
} from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { listTeam } from '../../common/dismissal/api.ts'
import { DismissDialog } from '../../common/dismissal/DismissDialog.tsx'
import { useTexts } from './texts.ts'
import { AbilityTable } from './AbilityTable.tsx'
import type { TeamMember } from './api.ts'
import { BringDialog } from './BringDialog.tsx'
import { teamColumns } from './team-columns.tsx'

const elsewhere = ['group_leader', 'salesman'] as const

/** Who runs the platform: their rights, what they own, and who may do what. */
const TeamPage = (): ReactNode => {
  const t = useTexts()
  const ownId = useSession()?.user.id
  const list = useListState({})
  const team = useQuery(listTeam(list.query))
  const [isBringing, setBringing] = useState(false)
  const [leaving, setLeaving] = useState<TeamMember>()
  const columns = useMemo(() => teamColumns(t, ownId), [t, ownId])
  return (
    <PageFrame
      title={t('team.title')}
      intro={t('team.intro')}
      width="wide"
      actions={
        <Button variant="contained" onClick={() => setBringing(true)} startIcon={<PlusIcon size={20} />}>
          {t('team.bring')}
        </Button>
      }
    >
      <Settled queries={[team]} waiting={<ListSkeleton />}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {team.data?.admins === 1 && <Alert severity="error">{t('team.only')}</Alert>}
          <DataTable
            label={t('team.title')}
            columns={columns}
            list={list}
            query={team}
            failed={t('team.failed')}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            rowHref={({ id }) => `/admin/members/${id}`}
            searchLabel={t('team.search')}
            rowActions={(member) => [
              {
                label: t('team.take'),
                destructive: true,
                onPress: () => setLeaving(member),
                disabledReason: member.id === ownId ? t('team.takeOwn') : undefined,
              },
            ]}
          />
          <Box>
            <Typography>{t('team.others')}</Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
              {elsewhere.map((role) => (
                <li key={role}>
                  <Link href={`/admin/members?wer=${role}`}>{t(`roles.${role}`)}</Link>
                </li>
              ))}
            </Box>
          </Box>
          <AbilityTable />
        </Box>
      </Settled>
      {isBringing && <BringDialog onClose={() => setBringing(false)} />}
      {leaving && <DismissDialog member={leaving} onClose={() => setLeaving(undefined)} />}
    </PageFrame>
  )
}

export default TeamPage
