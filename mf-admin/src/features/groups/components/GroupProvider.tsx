import { useQuery } from '@kursportal/shared/query'
import { useSettings } from '@kursportal/shared/store'
import { Box, Button, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { readSocietyProvider } from '@kursportal/shared/ui/provider'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { GroupDetail } from '../api/group.ts'

const ProviderDialog = lazy(() => import(/* webpackChunkName: "group-provider" */ './ProviderDialog.tsx'))

const Fact = ({ name, children }: { name: string; children: string }): ReactNode => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </div>
)

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
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gap: 2,
                m: 0,
                gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr' },
              }}
            >
              <Fact name={t('groups.provider.name')}>{provider.name}</Fact>
              <Fact name={t('groups.provider.address')}>
                {`${provider.street}, ${provider.zip} ${provider.city}`}
              </Fact>
              <Fact name={t('groups.provider.representedBy')}>
                {provider.represented_by || t('groups.provider.missing')}
              </Fact>
              <Fact name={t('groups.provider.email')}>{provider.email || t('groups.provider.missing')}</Fact>
              <Fact name={t('groups.provider.register')}>
                {provider.register_number || t('groups.provider.none')}
              </Fact>
              <Fact name={t('groups.provider.signatory')}>{provider.signatory}</Fact>
            </Box>
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
