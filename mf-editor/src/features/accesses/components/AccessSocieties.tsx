import { failureText } from '@kursportal/shared/client'
import { useInfiniteQuery, useQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Section, toast } from '@kursportal/shared/ui'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { useTexts } from '../texts.ts'
import { findSocieties } from '../api/find.ts'
import { listAccessSocieties } from '../api/read-accesses.ts'
import { useAddSociety, useRemoveSociety } from '../api/write-access.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { More, Row, Rows } from './Rows.tsx'

/** Which societies have the access; all of their members do. */
export const AccessSocieties = ({ accessId }: { accessId: string }): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()
  const societies = useInfiniteQuery(listAccessSocieties(accessId))
  const found = useQuery(findSocieties(search))
  const add = useAddSociety(accessId)
  const remove = useRemoveSociety(accessId)
  const say = { onError: (error: unknown) => toast.error(failureText(error)) }
  const items = societies.data ? fetchedOf(societies.data).items : []
  const taken = new Set(items.map(({ id }) => id))
  return (
    <Section
      variant="card"
      title={t('accesses.societies.title')}
      intro={t(items.length === 0 ? 'accesses.societies.none' : 'accesses.societies.intro')}
    >
      <Loaded query={societies} waiting={<ListSkeleton count={3} />} failed={t('accesses.loadFailed')}>
        {() => (
          <Rows>
            {items.map((society) => (
              <Row
                key={society.id}
                title={society.name}
                detail={t('accesses.societies.members', { count: society.members })}
                removeLabel={t('accesses.societies.remove', { name: society.name })}
                onRemove={() => setLeaving(society)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      <More list={societies} />
      <Box sx={{ mt: 2, maxWidth: 480 }}>
        <Combobox
          key={items.length}
          label={t('accesses.societies.add')}
          options={(found.data?.items ?? [])
            .filter(({ id }) => !taken.has(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(picked) => picked && add.mutate(picked.value, say)}
          onSearch={setSearch}
          loading={found.isPending || found.isPlaceholderData || add.isPending}
        />
      </Box>
      <RemoveDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        title={({ name }) => t('accesses.people.removeTitle', { name })}
        confirmLabel={t('accesses.people.removeConfirm')}
        done={t('accesses.people.removed')}
        onRemove={({ id }) => remove.mutateAsync(id)}
      >
        {t('accesses.societies.removeBody')}
      </RemoveDialog>
    </Section>
  )
}
