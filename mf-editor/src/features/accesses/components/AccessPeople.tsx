import { formatDay } from '@kursportal/shared/i18n'
import { useInfiniteQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Section } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { useTexts } from '../texts.ts'
import { listAccessUsers } from '../api/read-accesses.ts'
import { useRemoveUser } from '../api/write-access.ts'
import { InviteForm } from './InviteForm.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { More, Row, Rows } from './Rows.tsx'

/** Who has the access, and inviting more. */
export const AccessPeople = ({ accessId }: { accessId: string }): ReactNode => {
  const t = useTexts()
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()
  const people = useInfiniteQuery(listAccessUsers(accessId))
  const remove = useRemoveUser(accessId)
  const total = people.data ? fetchedOf(people.data).total : 0
  return (
    <Section
      variant="card"
      title={t('accesses.people.title')}
      intro={
        people.data && (total === 0 ? t('accesses.people.none') : t('accesses.peopleCount', { count: total }))
      }
    >
      <Box sx={{ mb: 3, maxWidth: 640 }}>
        <InviteForm accessId={accessId} />
      </Box>
      <Loaded query={people} waiting={<ListSkeleton count={3} />} failed={t('accesses.people.failed')}>
        {(pages) => (
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
        )}
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
