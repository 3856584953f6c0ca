import { formatDay } from '@kursportal/shared/i18n'
import { useInfiniteQuery } from '@kursportal/shared/query'
import { Box, EmptyState, ListSkeleton, SearchField, Section } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { useTexts } from '../texts.ts'
import { listAccessUsers } from '../api/read-accesses.ts'
import { useRemoveUser } from '../api/write-access.ts'
import { InviteForm } from './InviteForm.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { More, Row, Rows } from './Rows.tsx'

/** So many fit on a screen or two; more are found by their name. */
const SEARCHED_FROM = 10

/** Who has the access, and inviting more. */
export const AccessPeople = ({ accessId }: { accessId: string }): ReactNode => {
  const t = useTexts()
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()
  // Once it is used the field stays, however few are found.
  const [search, setSearch] = useState<string>()
  const words = search?.trim() ?? ''
  const people = useInfiniteQuery(listAccessUsers(accessId, words))
  const remove = useRemoveUser(accessId)
  const total = people.data ? fetchedOf(people.data).total : 0
  return (
    <Section
      variant="card"
      title={t('accesses.people.title')}
      intro={
        people.data &&
        (total > 0 ? t('accesses.peopleCount', { count: total }) : words === '' && t('accesses.people.none'))
      }
    >
      <Box sx={{ mb: 3, maxWidth: 640 }}>
        <InviteForm accessId={accessId} />
      </Box>
      {(search !== undefined || total >= SEARCHED_FROM) && (
        <Box sx={{ mb: 2, maxWidth: 640 }}>
          <SearchField label={t('accesses.people.search')} value={search ?? ''} onChange={setSearch} />
        </Box>
      )}
      <Loaded query={people} waiting={<ListSkeleton count={3} />} failed={t('accesses.people.failed')}>
        {(pages) =>
          words !== '' && total === 0 ? (
            <EmptyState dense title={t('accesses.people.noHit', { words })}>
              {t('accesses.people.noHitBody')}
            </EmptyState>
          ) : (
            <Rows>
              {fetchedOf(pages).items.map((person) => (
                <Row
                  key={person.id}
                  title={person.name}
                  detail={[
                    t('accesses.people.since', { email: person.email, day: formatDay(person.added_at) }),
                    t(`accesses.people.standings.${person.standing}`),
                    ...(person.code ? [t('accesses.people.byCode', { code: person.code })] : []),
                  ].join(' · ')}
                  removeLabel={t('accesses.people.remove', { name: person.name })}
                  onRemove={() => setLeaving(person)}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <More list={people} />
      <RemoveDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        title={({ name }) => t('accesses.people.removeTitle', { name })}
        confirmLabel={t('accesses.people.removeConfirm')}
        done={t('accesses.people.removed')}
        onRemove={({ id }) => remove.mutateAsync(id)}
      >
        {t('accesses.people.removeBody')}
      </RemoveDialog>
    </Section>
  )
}
