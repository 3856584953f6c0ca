import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Link,
  ListSkeleton,
  Loaded,
  Section,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import {
  findAccesses,
  listGroupAccesses,
  useAddGroupAccess,
  useRemoveGroupAccess,
  type GroupAccess,
  type GroupDetail,
} from '../api/group.ts'

/** Adds an access by name; only those that serve whole societies can be added. */
const AddAccess = ({ group, taken }: { group: GroupDetail; taken: ReadonlySet<string> }): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const found = useQuery(findAccesses(search))
  const add = useAddGroupAccess(group.id)
  return (
    <Box sx={{ mt: 3, maxWidth: 480 }}>
      <Combobox
        key={taken.size}
        label={t('groups.addAccess')}
        hint={t('groups.addAccessHint')}
        options={(found.data?.items ?? [])
          .filter((access) => access.for_societies && !taken.has(access.id))
          .map(({ id, name, courses }) => ({
            value: id,
            label: name,
            description: t('groups.courses', { count: courses.length }),
          }))}
        value={null}
        onChange={(picked) =>
          picked &&
          add.mutate(picked.value, {
            onSuccess: () => toast.success(t('groups.accessAdded')),
            onError: (error: unknown) => toast.error(failureText(error)),
          })
        }
        onSearch={setSearch}
        loading={found.isPending || found.isPlaceholderData || add.isPending}
      />
    </Box>
  )
}

/** What the members of a society may learn because they belong to it. */
const GroupAccesses = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const accesses = useQuery(listGroupAccesses(group.id))
  const remove = useRemoveGroupAccess(group.id)
  const [leaving, setLeaving] = useState<GroupAccess>()
  const items = accesses.data?.items ?? []
  const may = group.abilities.manage_admins
  return (
    <Section title={t('groups.tabs.accesses')} intro={t('groups.accessesIntro')}>
      <Loaded query={accesses} waiting={<ListSkeleton count={3} />} failed={t('groups.accessesFailed')}>
        {() =>
          items.length === 0 ? (
            <EmptyState dense title={t('groups.noAccesses')}>
              {t('groups.noAccessesBody')}
            </EmptyState>
          ) : (
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              {items.map((access) => (
                <Card
                  key={access.id}
                  sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
                >
                  <Box sx={{ flex: 1, minWidth: 200 }}>
                    <Link href={`/course-editor/accesses/${access.id}`} sx={{ fontWeight: 600 }}>
                      {access.name}
                    </Link>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {t('groups.courses', { count: access.courses.length })}
                    </Typography>
                  </Box>
                  {may && (
                    <Button
                      variant="text"
                      aria-label={t('groups.removeAccessOf', { name: access.name })}
                      onClick={() => setLeaving(access)}
                    >
                      {t('groups.removeAccess')}
                    </Button>
                  )}
                </Card>
              ))}
            </Box>
          )
        }
      </Loaded>
      {may && accesses.data && <AddAccess group={group} taken={new Set(items.map(({ id }) => id))} />}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('groups.removeAccessTitle', { name: leaving?.name ?? '' })}
        consequences={[
          t('groups.removeAccessMembers', { count: group.members }),
          t('groups.removeAccessKept'),
        ]}
        confirmLabel={t('groups.removeAccess')}
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync(leaving.id)
          toast.success(t('groups.accessRemoved'))
        }}
      />
    </Section>
  )
}

export default GroupAccesses
