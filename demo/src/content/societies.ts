import type { DemoInsurance, DemoLevel, DemoSociety } from './people.ts'

/** Invented health insurances; their flags differ so that every rule can be seen. */
export const demoInsurances: readonly DemoInsurance[] = [
  {
    name: 'Lindenkasse',
    active: true,
    important: true,
    iban_required: false,
    private: false,
    hand_in_text:
      'Lade beide Seiten in der App unter „Gesundheitskurse“ hoch. Du brauchst dafür deine Versichertenkarte.',
    hand_in_url: 'https://lindenkasse.example/gesundheitskurse',
  },
  { name: 'Nordlicht Krankenkasse', active: true, important: true, iban_required: true, private: false },
  {
    name: 'Betriebskrankenkasse Grünwerk',
    active: true,
    important: false,
    iban_required: true,
    private: false,
  },
  {
    name: 'Morgenrot Versicherung (privat)',
    active: true,
    important: false,
    iban_required: false,
    private: true,
  },
  { name: 'Krankenkasse Alte Mühle', active: false, important: false, iban_required: false, private: false },
]

/** The levels of every society that has none of its own. */
export const defaultLevels: readonly DemoLevel[] = [
  { start: 1, income_per_user: 500, bonus: 0 },
  { start: 10, income_per_user: 800, bonus: 5_000 },
  { start: 25, income_per_user: 1_000, bonus: 15_000 },
]

/** The club that offers a course to its members itself, and signs their certificates. */
export const CLUB_THAT_PROVIDES = 'Gesund in Kassel e. V.'

/** Three communities (Vereine), one of them without a head, and a salesperson's own society. */
export const demoSocieties: readonly DemoSociety[] = [
  { name: 'Turnverein Lindenau 1898', is_community: true, owner: 'leader', admins: [], levels: [] },
  {
    name: CLUB_THAT_PROVIDES,
    provider: {
      name: 'Gesund in Kassel e. V.',
      street: 'Auestraße 5',
      zip: '34121',
      city: 'Kassel',
      signatory: 'Sabine Köhler',
      signature: null,
      email: 'vorstand@gesund-in-kassel.example',
      represented_by: 'Sabine Köhler und Ralf Berger',
      register_number: 'Amtsgericht Kassel, VR 4711',
    },
    is_community: true,
    owner: 'admin',
    admins: ['leader'],
    levels: [
      { start: 1, income_per_user: 600, bonus: 0 },
      { start: 5, income_per_user: 900, bonus: 7_500 },
    ],
  },
  // Brought in from outside, and nobody has taken it on yet.
  { name: 'SV Ostheim 1920', is_community: true, owner: null, admins: [], levels: [] },
  { name: 'Empfehlungen Markus Öztürk', is_community: false, owner: 'sales', admins: [], levels: [] },
]
