import { ageOn, deviceDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useSettings, useSystemConfig } from '@kursportal/shared/store'
import { Box, Button, Section, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { AttributeDialog } from './AttributeDialog.tsx'
import { attributes, type Attribute } from './attributes.ts'
import { InsuranceDialog } from './InsuranceDialog.tsx'
import { RemovePicture } from './RemovePicture.tsx'
import { RightsSection } from './RightsSection.tsx'

type LineProps = { label: string; children: ReactNode; onChange?: (() => void) | undefined }

/** One thing about somebody, with the way to change it. */
const Line = ({ label, children, onChange }: LineProps): ReactNode => {
  const t = useTexts()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '220px minmax(0, 1fr) auto' },
        columnGap: 2,
        alignItems: 'center',
        minHeight: 56,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary', gridColumn: 1 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, gridColumn: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {onChange && (
        <Box
          component="dd"
          sx={{
            m: 0,
            gridColumn: { xs: 2, sm: 3 },
            gridRow: { xs: '1 / span 2', sm: 1 },
            alignSelf: 'center',
          }}
        >
          <Button
            variant="text"
            size="small"
            aria-label={t('person.change.title', { what: label })}
            onClick={onChange}
          >
            {t('person.change.button')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** What stands on the screen of an attribute. */
const shownOf = (t: ReturnType<typeof useTexts>, { name, kind, read }: Attribute, person: Person): string => {
  if (name === 'insurance_number') return t('person.neverShown')
  const value = read(person)
  if (!value) return t('person.none')
  return kind === 'day' ? formatDay(value) : value
}

const Lines = ({
  person,
  shown,
  onChange,
}: {
  person: Person
  shown: readonly Attribute[]
  onChange: (attribute: Attribute) => void
}): ReactNode => {
  const t = useTexts()
  return shown.map((attribute) => (
    <Line
      key={attribute.name}
      label={t(`person.attributes.${attribute.name}`)}
      onChange={() => onChange(attribute)}
    >
      {shownOf(t, attribute, person)}
    </Line>
  ))
}

const list = { m: 0, borderBottom: 1, borderColor: 'divider' }

/** Whether somebody is under age, or a parent is noted all the same. */
const useHasParent = ({ birth_date, parent_name }: Person): boolean => {
  const { age_of_consent: ageOfConsent } = useSystemConfig().limits
  const [today] = useState(() => deviceDay(new Date()))
  return parent_name !== '' || (birth_date !== null && ageOn(birth_date, today) < ageOfConsent)
}

/** Everything somebody says about themselves, a line each, and their rights. */
export const ProfileTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const { insurance_data: asksForInsurance } = useSettings()
  const hasParent = useHasParent(person)
  const [changed, setChanged] = useState<Attribute | 'insurance'>()
  const [parentMissing, setParentMissing] = useState(false)
  const close = (): void => setChanged(undefined)
  return (
    <>
      <Section title={t('person.parts.person')}>
        <Box component="dl" sx={list}>
          <Lines person={person} shown={attributes.person} onChange={setChanged} />
          <Line label={t('person.attributes.image')}>
            <RemovePicture person={person} />
          </Line>
          <Line label={t('person.attributes.signature')}>
            {t(person.has_signature ? 'person.stored' : 'person.none')}
          </Line>
        </Box>
      </Section>
      {(hasParent || parentMissing) && (
        <Section title={t('person.parts.parent')} intro={t('person.parts.parentIntro')}>
          <Box component="dl" sx={list}>
            <Lines person={person} shown={attributes.parent} onChange={setChanged} />
          </Box>
        </Section>
      )}
      <Section title={t('person.parts.contact')}>
        <Box component="dl" sx={list}>
          <Lines person={person} shown={attributes.contact} onChange={setChanged} />
        </Box>
      </Section>
      <Section title={t(asksForInsurance ? 'person.parts.insurance' : 'person.parts.account')}>
        <Box component="dl" sx={list}>
          {asksForInsurance && (
            <>
              <Line label={t('person.attributes.insurance')} onChange={() => setChanged('insurance')}>
                {person.insurance?.name ?? person.insurance_other?.name ?? t('person.none')}
              </Line>
              <Lines person={person} shown={attributes.number} onChange={setChanged} />
            </>
          )}
          <Lines person={person} shown={attributes.account} onChange={setChanged} />
        </Box>
      </Section>
      <RightsSection person={person} />
      {changed === 'insurance' && <InsuranceDialog person={person} onClose={close} />}
      {changed && changed !== 'insurance' && (
        <AttributeDialog
          key={changed.name}
          person={person}
          attribute={changed}
          onParentMissing={() => setParentMissing(true)}
          onClose={close}
        />
      )}
    </>
  )
}
