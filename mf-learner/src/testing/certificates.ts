import type { Certificate, CertificateSummary } from '@kursportal/shared/contract'

/** A certificate in a list, for tests. */
export const summary: CertificateSummary = {
  id: '01980000-0000-7000-8000-00000000ce01',
  number: 'KP-2026-7K4M-9QXT-2WHD',
  course_id: '01980000-0000-7000-8000-00000000c001',
  course_title: 'Starker Rücken',
  participation_id: '01980000-0000-7000-8000-00000000a001',
  name: 'Lore Lindner',
  from: '2026-10-01',
  to: '2026-11-20',
  issued_at: '2026-11-21T10:00:00.000Z',
  bytes: 55_330,
}

/** The same with everything it says. */
export const certificate: Certificate = {
  ...summary,
  facts: {
    title: 'Teilnahmebescheinigung',
    wording: 'Lore Lindner hat teilgenommen.',
    name: 'Lore Lindner',
    birth_date: '1960-05-04',
    course_title: 'Starker Rücken',
    from: '2026-10-01',
    to: '2026-11-20',
    instructor_name: 'Eva Weiß',
    instructor_qualification: 'Physiotherapeutin',
    units_attended: 8,
    units_offered: 8,
    unit_minutes: 45,
    place: 'Kassel',
    issued_on: '2026-11-21',
    issuer: 'Kursportal',
  },
  insured: {
    street: '',
    zip: '',
    city: 'Kassel',
    insurance: 'Lindenkasse',
    insurance_number: 'A123456780',
    iban_masked: null,
    parent_name: null,
    parent_birth_date: null,
    signature: 'typed',
  },
  sha256: 'ab'.repeat(32),
  check_url: 'https://kursportal.example/certificate/KP-2026-7K4M-9QXT-2WHD',
}
