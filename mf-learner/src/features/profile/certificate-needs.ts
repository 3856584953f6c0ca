import type { OwnData } from '@kursportal/shared/contract'
import { ageOn } from '@kursportal/shared/domain'
import type { SectionId } from './sections.ts'

/** What is asked for at the end of a course. */
type Need = 'name' | 'birthDate' | 'parent' | 'address' | 'insurance' | 'signature'

/** Something a certificate says, whether the profile has it, and the part of the profile it stands in. */
type NeedState = { need: Need; section: SectionId; there: boolean }

type Rules = {
  /** Whether insurance data is in use (settings). */
  insuranceData: boolean
  ageOfConsent: number
  /** `YYYY-MM-DD` */
  today: string
}

const said = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '')

/** What a certificate of participation needs of a person (decisions, Participation and certificate), and what is there. */
export const certificateNeeds = (
  person: OwnData,
  { insuranceData, ageOfConsent, today }: Rules,
): NeedState[] => {
  const underAge = person.birth_date !== null && ageOn(person.birth_date, today) < ageOfConsent
  const needs: readonly (NeedState | false)[] = [
    { need: 'name', section: 'person', there: said(person.first_name, person.last_name) },
    { need: 'birthDate', section: 'person', there: person.birth_date !== null },
    underAge && {
      need: 'parent',
      section: 'person',
      there: said(person.parent_name) && person.parent_birth_date !== null,
    },
    { need: 'address', section: 'contact', there: said(person.street, person.zip, person.city) },
    insuranceData && {
      need: 'insurance',
      section: 'insurance',
      there:
        (person.insurance ?? person.insurance_other) !== null &&
        Boolean(person.insurance_number) &&
        (person.insurance?.iban_required !== true || person.iban_masked !== null),
    },
    { need: 'signature', section: 'signature', there: person.has_signature },
  ]
  return needs.filter((need) => need !== false)
}
