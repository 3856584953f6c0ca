import type { CertificateFacts } from '@kursportal/shared/contract'
import { minutesText } from '@kursportal/shared/domain'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import type { Translate } from './texts.ts'
import type { Fact } from './FactList.tsx'

/** From when to when; a course of one day names it once. */
export const periodText = ({ from, to }: { from: string; to: string }, t: Translate): string =>
  from === to ? formatDay(from) : t('certificates.period', { from: formatDay(from), to: formatDay(to) })

/** What page one of a certificate says, in the order in which it is printed. */
export const certificateFacts = (facts: CertificateFacts, t: Translate): Fact[] => [
  { name: t('certificates.one.person'), value: facts.name, strong: true },
  { name: t('certificates.one.birthDate'), value: facts.birth_date && formatDay(facts.birth_date) },
  { name: t('certificates.one.course'), value: facts.course_title, strong: true },
  {
    name: t('certificates.one.period'),
    value: periodText(facts, t),
  },
  {
    name: t('certificates.one.units'),
    value:
      facts.units_attended === null || facts.units_offered === null
        ? null
        : t('certificates.one.unitsOf', { attended: facts.units_attended, offered: facts.units_offered }),
  },
  {
    name: t('certificates.one.minutes'),
    value: facts.unit_minutes === null ? null : minutesText(facts.unit_minutes),
  },
  { name: t('certificates.one.principle'), value: facts.prevention_principle },
  {
    name: t('certificates.one.instructor'),
    value: [facts.instructor_name, facts.instructor_qualification].filter(Boolean).join(', '),
  },
  {
    name: t('certificates.one.inPerson'),
    value: facts.held_in_person ? t('certificates.one.inPersonYes') : null,
  },
  { name: t('certificates.one.courseNumber'), value: facts.course_number },
  {
    name: t('certificates.one.fee'),
    value: facts.fee_cents === null ? null : formatMoney(facts.fee_cents),
  },
  {
    name: t('certificates.one.issuedOn'),
    value: [formatDay(facts.issued_on), facts.place].filter(Boolean).join(', '),
  },
  { name: t('certificates.one.issuer'), value: facts.issuer },
  {
    name: t('certificates.one.issuerAddress'),
    value: facts.provider && `${facts.provider.street}, ${facts.provider.zip} ${facts.provider.city}`,
  },
  { name: t('certificates.one.signedBy'), value: facts.provider && facts.provider.signatory },
  { name: t('certificates.one.providerDeclares'), value: facts.declarations.join(' ') },
]
