import { isFailure } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Navigate, part, useParams } from '@kursportal/shared/router'
import { FormSkeleton, ListSkeleton, Loaded, PageFrame, TabLinks } from '@kursportal/shared/ui'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { DeletedPerson } from './account/DeletedPerson.tsx'
import { PersonActions } from './account/PersonActions.tsx'
import { readPerson, type Person } from './api/person.ts'
import { PersonHead, PersonName } from './components/PersonHead.tsx'
import { personAddress, personTabs, tabOf, type PersonTab } from './person-tabs.ts'
import { ProfileTab } from './profile/ProfileTab.tsx'

const list = <ListSkeleton count={4} />

const tabs: Record<PersonTab, ComponentType<{ person: Person }>> = {
  profile: ProfileTab,
  courses: part(() => import(/* webpackChunkName: "person-courses" */ './courses/CoursesTab.tsx'), list),
  certificates: part(
    () => import(/* webpackChunkName: "certificates" */ './certificates/CertificatesTab.tsx'),
    list,
  ),
  accesses: part(() => import(/* webpackChunkName: "person-accesses" */ './accesses/AccessesTab.tsx'), list),
  society: part(() => import(/* webpackChunkName: "person-society" */ './society/SocietyTab.tsx'), list),
  money: part(() => import(/* webpackChunkName: "person-money" */ './money/MoneyTab.tsx'), list),
  consents: part(() => import(/* webpackChunkName: "person-consents" */ './consents/ConsentsTab.tsx'), list),
  sessions: part(() => import(/* webpackChunkName: "person-sessions" */ './sessions/SessionsTab.tsx'), list),
  mails: part(() => import(/* webpackChunkName: "person-mails" */ './mails/MailsTab.tsx'), list),
  log: part(() => import(/* webpackChunkName: "person-log" */ './log/LogTab.tsx'), list),
}

/** One person and all there is about them, a tab at a time. */
const PersonPage = (): ReactNode => {
  const t = useTexts()
  const { userId = '', tab: named } = useParams()
  const person = useQuery(readPerson(userId))
  const [deleted, setDeleted] = useState<{ id: string; name: string }>()
  const tab = tabOf(named)
  if (!tab) return <Navigate to={personAddress(userId)} replace />
  if (deleted?.id === userId) return <DeletedPerson name={deleted.name} />
  const frame = {
    breadcrumb: [{ label: t('members.title'), href: '/admin/members' }],
    width: 'page',
  } as const
  return (
    <Loaded
      query={person}
      waiting={<FormSkeleton />}
      failed={t('person.failed')}
      // Also when it was read before: somebody else may delete the account while it is looked at.
      gone={isFailure(person.error, 'not_found', 'validation_failed')}
      goneTitle={t('person.gone')}
      home={{ label: t('person.home'), href: '/admin/members' }}
      renderFrame={(state) => (
        <PageFrame {...frame} title={t('person.one')}>
          {state}
        </PageFrame>
      )}
    >
      {(found) => {
        const Tab = tabs[tab]
        return (
          <PageFrame
            {...frame}
            title={found.name}
            heading={<PersonName person={found} />}
            lead={<PersonHead person={found} />}
            actions={<PersonActions person={found} onDeleted={() => setDeleted(found)} />}
          >
            <TabLinks
              label={t('person.tabsOf', { name: found.name })}
              tabs={personTabs.map((key) => ({
                key,
                label: t(`person.tabs.${key}`),
                href: personAddress(found.id, key),
              }))}
              current={tab}
            />
            <Tab key={tab} person={found} />
          </PageFrame>
        )
      }}
    </Loaded>
  )
}

export default PersonPage
