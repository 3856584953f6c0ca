/** Certified courses. */
export const certifications = {
  title: 'Zertifizierungen',
  intro:
    'Kurse, die zertifiziert sind oder werden: wie Teilnehmende sie sehen, und was einer Prüfung fehlen würde.',
  search: 'Kurs oder Kursleitung',
  failed: 'Die Zertifizierungen konnten nicht geladen werden',
  emptyTitle: 'Noch kein zertifizierter Kurs',
  emptyBody:
    'Sobald ein Kurs ein Präventionsprinzip, eine Kursnummer oder ein Ende der Zertifizierung hat, steht er hier.',
  course: 'Kurs',
  certifiedAs: 'Zertifiziert als',
  field: 'Handlungsfeld',
  until: 'Zertifiziert bis',
  instructor: 'Kursleitung',
  missingHeader: 'Es fehlt',
  stateHeader: 'Stand',
  state: { valid: 'Gültig', ends_soon: 'Läuft ab', expired: 'Abgelaufen', undated: 'Ohne Ende' },
  missing: {
    certification_expired: 'neue Zertifizierung',
    certification_number: 'Kursnummer',
    unusual_certification_number: 'übliche Kursnummer',
    certification_until: 'Ende der Zertifizierung',
    prevention_principle: 'Präventionsprinzip',
    instructor: 'Kursleitung',
    qualification_proof: 'Nachweis der Kursleitung',
    qualification_proof_expired: 'gültiger Nachweis der Kursleitung',
    course_units: 'Kurseinheiten',
    unusual_units: 'übliche Kurseinheiten',
    contraindications: 'Gegenanzeigen',
    not_weekly: 'wöchentliche Freischaltung',
  },
} as const
