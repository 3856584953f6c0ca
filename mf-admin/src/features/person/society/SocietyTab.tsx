import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Link,
  ListSkeleton,
  Loaded,
  Section,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { listLedSocieties, type LedSociety } from '../api/societies.ts'
import { MoveDialog } from './MoveDialog.tsx'

const Led = ({ society }: { society: LedSociety }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere', listStyle: 'none' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Link href={`/admin/groups/${society.id}`} sx={{ fontWeight: 600 }}>
          {society.name}
        </Link>
        <StatusChip tone="primary">
          {t(society.is_community ? `personTabs.society.role.${society.role}` : 'personTabs.society.own')}
        </StatusChip>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('personTabs.society.members', { count: society.members })}
      </Typography>
    </Box>
  )
}

/** Where somebody belongs, which is changed here, and what they lead. */
const SocietyTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const led = useQuery(listLedSocieties(person.id))
  const [asked, setAsked] = useState<'move' | 'leave'>()
  return (
    <>
      <Section title={t('personTabs.society.belongs')}>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {person.society
            ? t(person.society.is_community ? 'personTabs.society.club' : 'personTabs.society.group', {
                name: person.society.name,
              })
            : t('personTabs.society.nowhere')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => setAsked('move')}>
            {t(person.society ? 'personTabs.society.move' : 'personTabs.society.add')}
          </Button>
          {person.society && (
            <Button variant="outlined" color="error" onClick={() => setAsked('leave')}>
              {t('personTabs.society.leave')}
            </Button>
          )}
        </Box>
      </Section>
      <Section title={t('personTabs.society.leads')}>
        <Loaded query={led} waiting={<ListSkeleton count={2} />} failed={t('personTabs.society.failed')}>
          {({ items }) =>
            items.length === 0 ? (
              <Typography>{t('personTabs.society.leadsNone')}</Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0 }}>
                {items.map((society) => (
                  <Led key={society.id} society={society} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Section>
      {asked && <MoveDialog person={person} leaves={asked === 'leave'} onClose={() => setAsked(undefined)} />}
    </>
  )
}

export default SocietyTab
