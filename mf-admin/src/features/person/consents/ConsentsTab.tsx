import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listConsents, type Consent } from '../api/account.ts'
import type { Person } from '../api/person.ts'
import { StartConfirmations } from './StartConfirmations.tsx'

const standingOf = (
  t: Translate,
  { kind, given_by, given_at, text_version, withdrawn_at }: Consent,
): string =>
  [
    given_by === null
      ? t(kind === 'privacy' ? 'personTabs.consents.read' : 'personTabs.consents.given', {
          day: formatDay(given_at),
        })
      : t('personTabs.consents.givenBy', { name: given_by, day: formatDay(given_at) }),
    text_version !== null && t('personTabs.consents.version', { version: text_version }),
    withdrawn_at && t('personTabs.consents.withdrawn', { day: formatDay(withdrawn_at) }),
  ]
    .filter(Boolean)
    .join(' · ')

/** What somebody agreed to: the platform's texts, and what stands before their courses. */
const ConsentsTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const consents = useQuery(listConsents(person.id))
  return (
    <>
      <Section title={t('personTabs.consents.platform')}>
        <Loaded
          query={consents}
          waiting={<ListSkeleton count={2} />}
          failed={t('personTabs.consents.failed')}
        >
          {({ items }) =>
            items.length === 0 ? (
              <Typography>{t('personTabs.consents.none')}</Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {items.map((consent) => (
                  <Box
                    component="li"
                    key={consent.id}
                    sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
                  >
                    <Typography sx={{ fontWeight: 600 }}>
                      {t(`personTabs.consents.kinds.${consent.kind}`)}
                    </Typography>
                    <Typography sx={{ color: 'text.secondary' }}>{standingOf(t, consent)}</Typography>
                  </Box>
                ))}
              </Box>
            )
          }
        </Loaded>
      </Section>
      <StartConfirmations person={person} />
    </>
  )
}

export default ConsentsTab
