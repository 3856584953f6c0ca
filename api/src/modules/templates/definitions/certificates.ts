import type { TemplateDefinition } from './definition.ts'

const course = { meaning: 'Titel des Kurses', sample: 'Starker Rücken' }
const fee = { meaning: 'Bezahlte Gebühr', optional: true, sample: '89,00 €' }
const provider = { meaning: 'Name des Anbieters', sample: 'Kursportal Demo GmbH' }

/**
 * What certificates say in sentences, as delivered: the declarations of the form "Version 12/2024" in our own words
 * (health-courses, F.2). An operator compares them with the original form before going live.
 */
export const certificateTemplates = {
  certificate: {
    title: 'Bescheinigung: Überschrift und Einleitung',
    reason: '',
    subject: 'Teilnahmebescheinigung',
    body: 'Der Anbieter bestätigt die Teilnahme am folgenden Kurs, zur Vorlage bei der Krankenkasse.',
    variables: {
      name: { meaning: 'Vor- und Nachname', sample: 'Anna Ärmel' },
      birth_date: { meaning: 'Geburtsdatum', sample: '17.05.1980' },
      course,
      from: { meaning: 'Beginn der Teilnahme', sample: '02.03.2026' },
      to: { meaning: 'Ende der Teilnahme', sample: '27.04.2026' },
      instructor: { meaning: 'Kursleitung', sample: 'Miriam Sommer' },
      qualification: { meaning: 'Qualifikation der Kursleitung', sample: 'Physiotherapeutin' },
      units_attended: { meaning: 'Besuchte Kurseinheiten', optional: true, sample: '8' },
      units_offered: { meaning: 'Angebotene Kurseinheiten', optional: true, sample: '8' },
      unit_minutes: { meaning: 'Minuten einer Kurseinheit', optional: true, sample: '60' },
      unit_length: { meaning: 'Minuten einer Kurseinheit in Worten', optional: true, sample: '60 Minuten' },
      course_number: { meaning: 'Kurs-ID der Zertifizierung', optional: true, sample: 'KU-BE-7K4M9Q' },
      fee,
      provider,
      number: { meaning: 'Nummer der Bescheinigung', sample: 'KP-2026-7K4M-9QXT-2WHD' },
    },
  },
  'certificate-provider': {
    title: 'Bescheinigung: Erklärungen des Anbieters',
    reason: '',
    subject: 'Erklärungen des Anbieters',
    body: `- Die Kursgebühr wird nicht mit Mitgliedsbeiträgen verrechnet.
- Die Kursgebühr wird weder ganz noch teilweise in Geld oder durch Sachleistungen zurückerstattet.
- Die Teilnahme setzt keine Mitgliedschaft voraus.
- Der Kurs ist zeitlich begrenzt und kein Abonnement.
- Bei einem wohnortfernen Angebot enthält die Kursgebühr keine Kosten für Unterkunft, Verpflegung oder Anreise.
- Alle Angaben sind vollständig und wahr. Krankenkassen dürfen sie und die Durchführung des Kurses ohne Ankündigung prüfen.`,
    variables: { course, fee, provider },
  },
  'certificate-insured': {
    title: 'Bescheinigung: Erklärungen der teilnehmenden Person',
    reason: '',
    subject: 'Erklärungen der teilnehmenden Person',
    body: `{% if parent != "" %}- Mein Kind hat am bescheinigten Kurs selbst teilgenommen, und ich bin damit einverstanden.
{% else %}- Ich habe am bescheinigten Kurs selbst teilgenommen.
{% endif %}- {% if parent != "" %}Die Angaben{% else %}Meine Angaben{% endif %} sind vollständig und richtig.
{% if insurance != "" %}{% if fee != "" %}- Die genannte Gebühr von {{ fee }} habe ich bezahlt. Ich bekomme sie von niemandem sonst ganz oder teilweise zurück.
{% endif %}- Ich weiß, dass die Krankenkasse einen Zuschuss zurückfordern kann, wenn die Angaben nicht stimmen.
{% endif %}`,
    variables: {
      parent: { meaning: 'Ein Elternteil unterschreibt', optional: true, sample: '' },
      insurance: { meaning: 'Nach der Krankenkasse wird gefragt', optional: true, sample: 'ja' },
      fee,
      course,
      provider,
    },
  },
  'certificate-privacy': {
    title: 'Bescheinigung: Hinweis zum Datenschutz',
    reason: '',
    subject: 'Hinweis zum Datenschutz',
    body: 'Die Krankenkasse braucht diese Angaben, um über einen Zuschuss zu entscheiden. Rechtsgrundlagen sind Artikel 6 Absatz 1 Buchstabe e DSGVO und § 284 Absatz 1 Nummer 4 SGB V.',
    variables: { provider },
  },
} as const satisfies Record<string, TemplateDefinition>
