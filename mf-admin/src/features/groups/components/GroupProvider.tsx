import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { Button, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { readSocietyProvider } from '@kursportal/shared/ui/provider'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Fact, FactList } from '../../../common/FactList.tsx'
import { useTexts } from '../texts.ts'
import type { GroupDetail } from '../api/group.ts'

const ProviderDialog = lazy(() => import(/* webpackChunkName: "group-provider" */ './ProviderDialog.tsx'))

/** What certificates and the imprint say of a club that offers courses, and the way to enter or change it. */
export const GroupProvider = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const { society_providers: mayProvide } = useSettings()
  const stored = useQuery(readSocietyProvider(group.id))
  const [editing, setEditing] = useState(false)
  // What was entered before can be looked at and taken back while clubs offer no courses.
  if (!mayProvide && !stored.data?.provider) return null
  return (
    <Section
      variant="card"
      title={t('groups.provider.title')}
      intro={t(mayProvide ? 'groups.provider.intro' : 'groups.provider.off')}
      actions={
        stored.data && (
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {t(stored.data.provider ? 'groups.provider.edit' : 'groups.provider.enter')}
          </Button>
        )
      }
    >
      <Loaded query={stored} waiting={<ListSkeleton count={1} />} failed={t('groups.provider.failed')}>
        {({ provider }) =>
          provider ? (
            <FactList>
              <Fact term={t('groups.provider.name')}>{provider.name}</Fact>
              <Fact term={t('groups.provider.address')}>
                {`${provider.street}, ${provider.zip} ${provider.city}`}
              </Fact>
              <Fact term={t('groups.provider.representedBy')}>
                {provider.represented_by || t('groups.provider.missing')}
              </Fact>
              <Fact term={t('groups.provider.email')}>{provider.email || t('groups.provider.missing')}</Fact>
              <Fact term={t('groups.provider.register')}>
                {provider.register_number || t('groups.provider.none')}
              </Fact>
              <Fact term={t('groups.provider.signatory')}>{provider.signatory}</Fact>
            </FactList>
          ) : (
            <Typography>{t('groups.provider.platform')}</Typography>
          )
        }
      </Loaded>
      {editing && (
        <Suspense>
          <ProviderDialog society={group} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}
