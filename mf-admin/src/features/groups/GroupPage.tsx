import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Navigate, part, useNavigate, useParams } from '@kursportal/shared/router'
import {
  ActionMenu,
  Alert,
  FormSkeleton,
  Link,
  ListSkeleton,
  Loaded,
  PageFrame,
  StatusChip,
  TabLinks,
} from '@kursportal/shared/ui'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readGroup, type GroupDetail } from './api/group.ts'
import { DeleteDialog } from './components/DeleteDialog.tsx'
import { EditGroupDialog } from './components/EditGroupDialog.tsx'
import { GroupOverview } from './components/GroupOverview.tsx'
import { MergeDialog } from './components/MergeDialog.tsx'
import { GROUPS, groupPath, groupTabs, tabOf, tabsWhenGone, type GroupTab } from './group-paths.ts'

const list = <ListSkeleton count={4} />
const one = (load: () => Promise<{ default: ComponentType<{ group: GroupDetail }> }>) => part(load, list)

const parts: Record<GroupTab, ComponentType<{ group: GroupDetail }>> = {
  overview: GroupOverview,
  members: one(() => import(/* webpackChunkName: "group-members" */ './components/GroupMembers.tsx')),
  leaders: one(() => import(/* webpackChunkName: "group-leaders" */ './components/GroupLeaders.tsx')),
  levels: one(() => import(/* webpackChunkName: "group-levels" */ './components/GroupLevels.tsx')),
  accesses: one(() => import(/* webpackChunkName: "group-accesses" */ './components/GroupAccesses.tsx')),
  ledger: one(() => import(/* webpackChunkName: "group-books" */ './components/GroupBooks.tsx')),
  history: one(() => import(/* webpackChunkName: "group-history" */ './components/GroupHistory.tsx')),
}

/** What has to be known of a society before anything else: that nobody owns it, or that it is gone. */
const Notice = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const { deleted_at: deleted, merged_into: into } = group
  if (deleted && into)
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('groups.merged', { day: formatDay(deleted) })} <Link href={groupPath(into.id)}>{into.name}</Link>
      </Alert>
    )
  if (deleted)
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('groups.deletedOn', { day: formatDay(deleted) })}
      </Alert>
    )
  if (group.owner) return null
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t('groups.withoutOwnerHint')} <Link href={groupPath(group.id, 'leaders')}>{t('groups.setOwner')}</Link>
    </Alert>
  )
}

type Open = 'edit' | 'merge' | 'delete'

/** What is done with the whole society; nothing with one that is gone. */
const Actions = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (!group.abilities.edit) return null
  return (
    <>
      <ActionMenu
        label={t('groups.actionsOf', { name: group.name })}
        actions={[
          { label: t('groups.edit'), onPress: () => setOpen('edit') },
          ...(group.abilities.delete
            ? [
                { label: t('groups.merge'), onPress: () => setOpen('merge') },
                { label: t('groups.delete'), onPress: () => setOpen('delete'), destructive: true },
              ]
            : []),
        ]}
      />
      {open === 'edit' && <EditGroupDialog group={group} onClose={close} />}
      {open === 'merge' && (
        <MergeDialog group={group} onClose={close} onMerged={(into) => void navigate(groupPath(into))} />
      )}
      {open === 'delete' && (
        <DeleteDialog
          group={group}
          onClose={close}
          onMerge={() => setOpen('merge')}
          onDeleted={() => void navigate(GROUPS)}
        />
      )}
    </>
  )
}

/** One club or own group and all there is about it, a part at a time. */
const GroupPage = (): ReactNode => {
  const t = useTexts()
  const { groupId = '', tab: named } = useParams()
  const group = useQuery(readGroup(groupId))
  const tab = tabOf(named)
  if (!tab) return <Navigate to={groupPath(groupId)} replace />
  const frame = { breadcrumb: [{ label: t('groups.title'), href: GROUPS }], width: 'page' } as const
  return (
    <Loaded
      query={group}
      waiting={<FormSkeleton />}
      failed={t('groups.oneFailed')}
      goneTitle={t('groups.gone')}
      home={{ label: t('groups.title'), href: GROUPS }}
      renderFrame={(state) => (
        <PageFrame {...frame} title={t('groups.one')}>
          {state}
        </PageFrame>
      )}
    >
      {(found) => {
        const tabs = found.deleted_at ? tabsWhenGone : groupTabs
        if (!tabs.includes(tab)) return <Navigate to={groupPath(groupId)} replace />
        const Part = parts[tab]
        return (
          <PageFrame
            {...frame}
            title={found.name}
            intro={[
              t(found.is_community ? 'groups.community' : 'groups.own'),
              ...(found.city ? [found.city] : []),
              t('groups.since', { day: formatDay(found.created_at) }),
            ].join(' · ')}
            actions={
              <>
                {found.deleted_at && <StatusChip>{t('groups.goneChip')}</StatusChip>}
                <Actions group={found} />
              </>
            }
          >
            <Notice group={found} />
            <TabLinks
              label={t('groups.tabsOf', { name: found.name })}
              tabs={tabs.map((key) => ({
                key,
                label: t(`groups.tabs.${key}`),
                href: groupPath(found.id, key),
              }))}
              current={tab}
            />
            <Part key={tab} group={found} />
          </PageFrame>
        )
      }}
    </Loaded>
  )
}

export default GroupPage
