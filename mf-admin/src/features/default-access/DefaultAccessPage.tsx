import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  Card,
  Link,
  ListSkeleton,
  Loaded,
  PageFrame,
  Section,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import { Combobox } from '@kursportal/shared/ui/combobox'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { findAccesses, readDefaultAccesses, type Choice, type DefaultAccess } from './api/default-accesses.ts'
import { EffectDialog } from './components/EffectDialog.tsx'

/** One that everybody has: what it opens, whose it is, and who decided it. */
const Row = ({ access, onRemove }: { access: DefaultAccess; onRemove: () => void }): ReactNode => {
  const t = useTexts()
  const { added_at: at, added_by: by } = access
  return (
    <Card as="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Link href={`/course-editor/accesses/${access.id}`} sx={{ fontWeight: 600 }}>
          {access.name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            t('defaultAccess.live', { count: access.live_courses }),
            ...(access.courses > access.live_courses
              ? [t('defaultAccess.drafts', { count: access.courses - access.live_courses })]
              : []),
            ...(access.owner ? [t('defaultAccess.of', { name: access.owner.name })] : []),
            ...(at
              ? [
                  by
                    ? t('defaultAccess.sinceBy', { day: formatDay(at), name: by.name })
                    : t('defaultAccess.since', { day: formatDay(at) }),
                ]
              : []),
          ].join(' · ')}
        </Typography>
        {access.live_courses === 0 && <StatusChip tone="warning">{t('defaultAccess.onlyDrafts')}</StatusChip>}
      </Box>
      <Button
        variant="text"
        aria-label={t('defaultAccess.removeOf', { name: access.name })}
        onClick={onRemove}
      >
        {t('defaultAccess.remove')}
      </Button>
    </Card>
  )
}

type Asked = Choice & { title: string; confirmLabel: string }

/** The accesses everybody has, and the way to change that; first it is said for whom what changes. */
const Accesses = ({ accesses }: { accesses: readonly DefaultAccess[] }): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const found = useQuery(findAccesses(search))
  const [asked, setAsked] = useState<Asked>()
  const known = accesses.map(({ id }) => id)
  return (
    <>
      <Section title={t('defaultAccess.everybody')}>
        {accesses.length === 0 ? (
          <Alert severity="warning">{t('defaultAccess.none')}</Alert>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {accesses.map((access) => (
              <Row
                key={access.id}
                access={access}
                onRemove={() =>
                  setAsked({
                    title: t('defaultAccess.removeTitle', { name: access.name }),
                    confirmLabel: t('defaultAccess.remove'),
                    wanted: known.filter((id) => id !== access.id),
                    known,
                  })
                }
              />
            ))}
          </Box>
        )}
      </Section>
      <Box sx={{ maxWidth: 480 }}>
        <Combobox
          key={known.join()}
          label={t('defaultAccess.add')}
          hint={t('defaultAccess.addHint')}
          options={(found.data?.items ?? [])
            .filter(({ id }) => !known.includes(id))
            .map(({ id, name, owner }) => ({
              value: id,
              label: name,
              description: t('defaultAccess.of', { name: owner.name }),
            }))}
          value={null}
          onChange={(picked) =>
            picked &&
            setAsked({
              title: t('defaultAccess.addTitle', { name: picked.label }),
              confirmLabel: t('defaultAccess.give'),
              wanted: [...known, picked.value],
              known,
            })
          }
          onSearch={setSearch}
          loading={found.isPending || found.isPlaceholderData}
        />
      </Box>
      {asked && (
        <EffectDialog
          title={asked.title}
          confirmLabel={asked.confirmLabel}
          choice={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** What everybody may learn (specification, Accesses). */
const DefaultAccessPage = (): ReactNode => {
  const t = useTexts()
  const accesses = useQuery(readDefaultAccesses())
  return (
    <PageFrame title={t('defaultAccess.title')} intro={t('defaultAccess.intro')}>
      <Loaded query={accesses} waiting={<ListSkeleton count={3} />} failed={t('defaultAccess.failed')}>
        {(found) => <Accesses accesses={found.accesses} />}
      </Loaded>
    </PageFrame>
  )
}

export default DefaultAccessPage
