import type { CertificateFacts } from '@kursportal/shared/contract'
import { dayForInput, minutesText } from '@kursportal/shared/domain'
import { feeText } from '../fee-text.ts'
import type { InsuredPart } from '../insured-part.ts'

/** A field of the form as it is set. Without a value it is an empty field, as on a form that is filled in by hand. */
export type PrintedField = {
  label: string
  value: string
  /** How many of the twelve columns it takes. */
  span: number
  strong: boolean
}

type Field = Omit<PrintedField, 'strong'> & { strong?: true; optional?: boolean }

const COLUMNS = 12

/** What is there of some words, in one line. */
export const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** An address in one line. */
export const addressOf = ({ street, zip, city }: { street: string; zip: string; city: string }): string =>
  joined(street, `${zip} ${city}`.trim())

/** Fields row by row: one that is optional and empty is left out, and its row filled by what is left. */
const fieldsOf = (rows: readonly (readonly Field[])[]): PrintedField[] =>
  rows.flatMap((row) => {
    const shown = row.filter(({ optional, value }) => !optional || value !== '')
    const taken = shown.reduce((sum, { span }) => sum + span, 0)
    return shown.map(({ label, value, span, strong = false }, index) => ({
      label,
      value,
      strong,
      span: index === shown.length - 1 ? span + COLUMNS - taken : span,
    }))
  })

/**
 * The fields of part one, the provider's (health-courses, F.2).
 * @param forInsurance whether an insurance gets it: what the form asks for then stays as an empty field
 */
export const partOneFields = (facts: CertificateFacts, forInsurance: boolean): PrintedField[] => {
  const optional = !forInsurance
  return fieldsOf([
    [{ label: 'Teilnehmende Person (Vor- und Nachname)', value: facts.name, span: 12, strong: true }],
    [{ label: 'Kurs', value: facts.course_title, span: 12, strong: true }],
    [
      { label: 'Zeitraum (von – bis)', value: periodOf(facts), span: 5 },
      { label: 'Teilnahme an', value: unitsOf(facts), span: 7, optional },
    ],
    [{ label: 'Präventionsprinzip', value: facts.prevention_principle ?? '', span: 12, optional }],
    [
      { label: 'Kursleitung (Nachname, Vorname)', value: facts.instructor_name, span: 7, optional },
      { label: 'Kurs-ID (KU-…)', value: facts.course_number ?? '', span: 5, optional },
    ],
    [
      {
        label: 'Die Kursleitung hat den Kurs persönlich durchgeführt',
        value: facts.held_in_person ? 'ja' : '',
        span: 7,
        optional,
      },
      { label: 'Entrichtete Gebühr', value: feeText(facts.fee_cents), span: 5, optional },
    ],
  ])
}

const periodOf = ({ from, to }: CertificateFacts): string =>
  from === to ? dayForInput(from) : `${dayForInput(from)} bis ${dayForInput(to)}`

const unitsOf = ({ units_attended, units_offered, unit_minutes }: CertificateFacts): string =>
  units_attended === null || units_offered === null || unit_minutes === null
    ? ''
    : `${units_attended} von ${units_offered} Kurseinheiten à ${minutesText(unit_minutes)}`

/** The fields of part two, the insured person's own. */
export const insuredFields = (facts: CertificateFacts, insured: InsuredPart): PrintedField[] => {
  const optional = insured.insurance === null
  return fieldsOf([
    [
      { label: 'Name', value: facts.name, span: 8, strong: true },
      { label: 'Geboren am', value: dayOf(insured.birth_date), span: 4 },
    ],
    [{ label: 'Anschrift', value: addressOf(insured), span: 12, optional: true }],
    [
      { label: 'Krankenkasse', value: insured.insurance ?? '', span: 7, optional },
      { label: 'Versichertennummer', value: insured.insurance_number ?? '', span: 5, optional },
    ],
    [
      { label: 'Gesetzliche Vertretung', value: insured.parent_name ?? '', span: 8, optional: true },
      { label: 'Geboren am', value: dayOf(insured.parent_birth_date), span: 4, optional: true },
    ],
    [{ label: 'Kurs', value: facts.course_title, span: 12 }],
    [
      {
        label: 'Anbieter (Name und Anschrift)',
        value: facts.provider ? joined(facts.provider.name, addressOf(facts.provider)) : '',
        span: 12,
        optional,
      },
    ],
    [
      {
        label: 'IBAN für die Erstattung',
        value: (insured.iban ?? '').replaceAll(/(.{4})(?=.)/g, '$1 '),
        span: 12,
        optional,
      },
    ],
  ])
}

const dayOf = (day: string | null): string => (day === null ? '' : dayForInput(day))
