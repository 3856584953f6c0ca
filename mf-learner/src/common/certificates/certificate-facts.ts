import type { CertificateFacts } from '@kursportal/shared/contract'
import { formatDay, formatNumber } from '@kursportal/shared/i18n'
import type { Translate } from '../../texts/index.ts'
import type { Fact } from './FactList.tsx'

/** What page one of a certificate says, in the order in which it is printed. */
export const certificateFacts = (facts: CertificateFacts, t: Translate): Fact[] => [
  { name: t('certificates.one.person'), value: facts.name, strong: true },
  { name: t('certificates.one.birthDate'), value: formatDay(facts.birth_date) },
  { name: t('certificates.one.course'), value: facts.course_title, strong: true },
  {
    name: t('certificates.one.period'),
    value: t('certificates.period', { from: formatDay(facts.from), to: formatDay(facts.to) }),
  },
  {
    name: t('certificates.one.units'),
    value: t('certificates.one.unitsOf', { attended: facts.units_attended, offered: facts.units_offered }),
  },
  { name: t('certificates.one.minutes'), value: formatNumber(facts.unit_minutes) },
  {
    name: t('certificates.one.instructor'),
    value: [facts.instructor_name, facts.instructor_qualification].filter(Boolean).join(', '),
  },
  {
    name: t('certificates.one.issuedOn'),
    value: [formatDay(facts.issued_on), facts.place].filter(Boolean).join(', '),
  },
  { name: t('certificates.one.issuer'), value: facts.issuer },
]
