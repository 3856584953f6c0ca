import type { CertificateFacts } from '@kursportal/shared/contract'
import { dayForInput } from '@kursportal/shared/domain'
import type { InsuredPart } from '../insured-part.ts'
import { wordingBlocks, type WordingBlock } from './wording.ts'

type Row = { label: string; value: string; strong: boolean }

/** A certificate as it is set: everything in the words and the order in which it is printed. */
export type PrintedCertificate = {
  facts: CertificateFacts
  number: string
  check_url: string
  qr_alt: string
  /** Colour of the platform, `#rrggbb`. */
  accent: string
  issued_at: Date
  wording: WordingBlock[]
  rows: Row[]
  insured_rows: Row[]
  declarations: string[]
  place_and_day: string
  signature:
    { kind: 'drawn'; alt: string; caption: string } | { kind: 'typed'; text: string; caption: string }
  signaturePng: Buffer | null
}

/** What a certificate is printed from. */
export type CertificateContent = {
  number: string
  checkUrl: string
  accent: string
  issuedAt: Date
  facts: CertificateFacts
  /** The editable sentences, as Markdown. */
  markdown: string
  insured: InsuredPart
  /** A drawn signature, checked and redrawn. */
  signaturePng: Buffer | null
}

const row = (label: string, value: string, strong = false): Row[] => (value ? [{ label, value, strong }] : [])

/** Puts a certificate into words. */
export const printedCertificate = (content: CertificateContent): PrintedCertificate => {
  const { facts, insured, signaturePng } = content
  return {
    facts,
    number: content.number,
    check_url: content.checkUrl,
    qr_alt: `QR-Code, der zu ${content.checkUrl} führt`,
    accent: content.accent,
    issued_at: content.issuedAt,
    wording: wordingBlocks(content.markdown),
    rows: factRows(facts),
    insured_rows: insuredRows(facts, insured),
    declarations: declarations(insured),
    place_and_day: [facts.place, dayForInput(facts.issued_on)].filter(Boolean).join(', '),
    signature: signatureOf(content),
    signaturePng,
  }
}

const factRows = (facts: CertificateFacts): Row[] => [
  ...row('Teilnehmende Person', facts.name, true),
  ...row('Geboren am', dayForInput(facts.birth_date)),
  ...row('Kurs', facts.course_title, true),
  ...row('Zeitraum', `${dayForInput(facts.from)} bis ${dayForInput(facts.to)}`),
  ...row('Teilnahme', `an ${facts.units_attended} von ${facts.units_offered} Einheiten`),
  ...row(
    'Umfang',
    `je Einheit ${minutes(facts.unit_minutes)}, zusammen ${minutes(facts.unit_minutes * facts.units_attended)}`,
  ),
  ...row('Kursleitung', [facts.instructor_name, facts.instructor_qualification].filter(Boolean).join(', ')),
  ...row('Ausgestellt am', dayForInput(facts.issued_on)),
]

const minutes = (count: number): string => (count === 1 ? '1 Minute' : `${count} Minuten`)

const insuredRows = (facts: CertificateFacts, insured: InsuredPart): Row[] => [
  ...row('Name', facts.name, true),
  ...row('Geboren am', dayForInput(facts.birth_date)),
  ...row(
    'Anschrift',
    [insured.street, `${insured.zip} ${insured.city}`.trim()].filter((part) => part !== '').join(', '),
  ),
  ...row('Krankenkasse', insured.insurance ?? ''),
  ...row('Versichertennummer', insured.insurance_number ?? ''),
  ...row('IBAN für die Erstattung', (insured.iban ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ')),
  ...row(
    'Vertreten durch',
    insured.parent_name
      ? [
          insured.parent_name,
          insured.parent_birth_date && `geboren am ${dayForInput(insured.parent_birth_date)}`,
        ]
          .filter(Boolean)
          .join(', ')
      : '',
  ),
]

const declarations = (insured: InsuredPart): string[] => [
  'Ich habe an allen bescheinigten Einheiten selbst teilgenommen.',
  'Meine Angaben sind vollständig und richtig.',
  ...(insured.parent_name
    ? ['Als Elternteil oder gesetzliche Vertretung bin ich mit der Teilnahme einverstanden.']
    : []),
]

const signatureOf = ({ facts, insured }: CertificateContent): PrintedCertificate['signature'] => {
  const { signature, parent_name } = insured
  const signer = parent_name ?? facts.name
  const caption = parent_name ? 'Unterschrift (Elternteil)' : 'Unterschrift'
  return signature.kind === 'drawn'
    ? { kind: 'drawn', alt: `Unterschrift von ${signer}`, caption }
    : { kind: 'typed', text: signature.text, caption: `${caption}, elektronisch getippt` }
}
