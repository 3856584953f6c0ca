import type { CertificateFacts } from '@kursportal/shared/contract'
import { dayForInput } from '@kursportal/shared/domain'
import type { InsuredPart } from '../insured-part.ts'
import { addressOf, insuredFields, joined, partOneFields, type PrintedField } from './form-fields.ts'
import { wordingBlocks, type WordingBlock } from './wording.ts'

/** A line that is signed: where and when, and by whom. `open` is left to be signed by hand. */
type Signed = { place_and_day: string; caption: string } & (
  | { kind: 'drawn'; alt: string }
  | { kind: 'typed'; text: string }
  | { kind: 'open' }
)

/** A certificate as it is set: everything in the words and the order in which it is printed. */
export type PrintedCertificate = {
  facts: CertificateFacts
  number: string
  check_url: string
  qr_alt: string
  /** Colour of the platform, `#rrggbb`. */
  accent: string
  issued_at: Date
  issuer_address: string
  /** Which one it was issued instead of; empty for the first one. */
  replaces: string
  version: string
  wording: WordingBlock[]
  fields: PrintedField[]
  /** Introduces what the provider declares. */
  provider_declares: string
  insured_title: string
  privacy: string
  insured_fields: PrintedField[]
  /** Introduces the declarations: who makes them. */
  declares: string
  declarations: readonly string[]
  signing_note: string
  provider_signed: Signed
  signed: Signed
  signature_png: Uint8Array | null
  provider_png: Uint8Array | null
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
  /** Drawn signatures, checked and redrawn. */
  signaturePng: Uint8Array | null
  providerPng: Uint8Array | null
}

/** Puts a certificate into words. */
export const printedCertificate = (content: CertificateContent): PrintedCertificate => {
  const { facts, insured } = content
  const forInsurance = insured.insurance !== null
  return {
    facts,
    number: content.number,
    check_url: content.checkUrl,
    qr_alt: `QR-Code, der zu ${content.checkUrl} führt`,
    accent: content.accent,
    issued_at: content.issuedAt,
    issuer_address: facts.provider ? addressOf(facts.provider) : '',
    replaces: facts.replaces ? `Diese Bescheinigung ersetzt die Bescheinigung Nr. ${facts.replaces}.` : '',
    version: forInsurance && facts.form ? `Angaben nach Version ${facts.form}` : '',
    wording: wordingBlocks(content.markdown),
    fields: partOneFields(facts, forInsurance),
    provider_declares: 'Der Anbieter erklärt:',
    insured_title: forInsurance ? 'Angaben der versicherten Person' : 'Angaben der teilnehmenden Person',
    privacy: insured.privacy,
    insured_fields: insuredFields(facts, insured),
    declares: insured.parent_name
      ? `Mit der Unterschrift bestätigt ${insured.parent_name} als Elternteil oder gesetzliche Vertretung:`
      : 'Mit der Unterschrift bestätigt die teilnehmende Person:',
    declarations: insured.declarations,
    signing_note: forInsurance
      ? 'Beim digitalen Upload in der App oder im Login-Bereich der Krankenkasse ist die Unterschrift entbehrlich.'
      : '',
    provider_signed: signedByProvider(content),
    signed: signedByPerson(content),
    signature_png: content.signaturePng,
    provider_png: content.providerPng,
  }
}

const signedByProvider = ({ facts, providerPng }: CertificateContent): Signed => {
  const place_and_day = joined(facts.place, dayForInput(facts.issued_on))
  const { provider } = facts
  if (!provider) return { kind: 'open', place_and_day, caption: 'Unterschrift des Anbieters' }
  const caption = `${provider.signatory}, für den Anbieter`
  return providerPng
    ? { kind: 'drawn', alt: `Unterschrift von ${provider.signatory}`, place_and_day, caption }
    : { kind: 'typed', text: provider.signatory, place_and_day, caption: `${caption}, elektronisch` }
}

const signedByPerson = ({ facts, insured }: CertificateContent): Signed => {
  const { signature, parent_name } = insured
  const place_and_day = joined(insured.city, dayForInput(insured.signed_on ?? facts.issued_on))
  const caption = parent_name
    ? `Unterschrift von ${parent_name} (Elternteil)`
    : 'Unterschrift der teilnehmenden Person'
  return signature.kind === 'drawn'
    ? { kind: 'drawn', alt: `Unterschrift von ${parent_name ?? facts.name}`, place_and_day, caption }
    : { kind: 'typed', text: signature.text, place_and_day, caption: `${caption}, elektronisch getippt` }
}
