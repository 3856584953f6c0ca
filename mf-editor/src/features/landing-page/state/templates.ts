import type { LandingBlock, LandingPage } from '@kursportal/shared/contract'

/** The pages one may begin with. */
export const templateNames = ['course', 'club', 'short'] as const
/** One of them. */
export type TemplateName = (typeof templateNames)[number]

/** What a page may promise. */
export type TemplateFacts = {
  priceCents: number
  /** A course of the access is certified: its certificate is one for the insurance. */
  isCertified: boolean
}

type Fresh<Block> = Block extends LandingBlock ? Omit<Block, 'id' | 'hidden'> : never

const join = { label: 'Mitmachen', target: { kind: 'join' } } as const

const hero = (heading: string, text: string): Fresh<LandingBlock> => ({
  type: 'hero',
  heading,
  text,
  image: null,
  button: join,
})
const paragraph = (text: string): Fresh<LandingBlock> => ({
  type: 'text',
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})
const steps: Fresh<LandingBlock> = {
  type: 'steps',
  heading: 'So bekommst du Geld von deiner Krankenkasse zurück',
  items: [
    { title: 'Du machst den Kurs', text: 'Alle Lektionen, wann es dir passt.' },
    { title: 'Du lädst deine Bescheinigung herunter', text: 'Sie steht am Ende für dich bereit.' },
    { title: 'Du schickst sie deiner Krankenkasse', text: 'Per Post oder in der App deiner Kasse.' },
  ],
}
const price = ({ priceCents, isCertified }: TemplateFacts): Fresh<LandingBlock> => ({
  type: 'price',
  heading: 'Was es kostet',
  price_cents: priceCents,
  reimbursement:
    isCertified && priceCents > 0
      ? 'Viele Krankenkassen zahlen einen Teil zurück. Frag am besten vorher bei deiner Kasse nach.'
      : '',
  button: null,
})
const questions: Fresh<LandingBlock> = {
  type: 'faq',
  heading: 'Häufige Fragen',
  items: [
    {
      question: 'Was brauche ich?',
      answer: 'Ein Handy, ein Tablet oder einen Computer mit Internet und einen ruhigen Platz.',
    },
    {
      question: 'Wie lange habe ich Zeit?',
      answer: 'So lange du möchtest. Dein Fortschritt bleibt gespeichert.',
    },
  ],
}
const end: Fresh<LandingBlock> = {
  type: 'call_to_action',
  heading: 'Fang heute an',
  text: 'Du kannst jederzeit unterbrechen und später weitermachen.',
  button: join,
}

const advantages = ({ isCertified }: TemplateFacts): Fresh<LandingBlock> => ({
  type: 'advantages',
  heading: 'Darum lohnt es sich',
  items: [
    { icon: 'home', title: 'Von zu Hause aus', text: 'Auf dem Handy, Tablet oder Computer.' },
    { icon: 'clock', title: 'Wann du magst', text: 'Du teilst dir die Zeit selbst ein.' },
    isCertified
      ? {
          icon: 'certificate',
          title: 'Mit Bescheinigung',
          text: 'Für deine Krankenkasse, am Ende des Kurses.',
        }
      : {
          icon: 'certificate',
          title: 'Mit Teilnahmebescheinigung',
          text: 'Du bekommst sie am Ende des Kurses.',
        },
  ],
})

const blocksOf = (name: TemplateName, facts: TemplateFacts): Fresh<LandingBlock>[] => {
  if (name === 'short')
    return [
      hero('{{kurs}}', 'Online, zu Hause und wann es dir passt.'),
      { type: 'course_content', heading: '', course_id: null },
      { type: 'registration', heading: '', text: '' },
    ]
  if (name === 'club')
    return [
      hero('{{kurs}}', 'Ein Angebot für alle Mitglieder: {{verein}}.'),
      paragraph('Als Mitglied machst du mit, wann und wo du willst: am Handy, Tablet oder Computer.'),
      advantages(facts),
      { type: 'course_content', heading: 'Das erwartet dich', course_id: null },
      { type: 'club', heading: 'Dein Verein', text: '' },
      { type: 'registration', heading: 'So bist du dabei', text: '' },
    ]
  return [
    hero('{{kurs}}', 'Schritt für Schritt, zu Hause und wann es dir passt.'),
    advantages(facts),
    { type: 'course_content', heading: 'Das erwartet dich', course_id: null },
    price(facts),
    ...(facts.isCertified && facts.priceCents > 0 ? [steps] : []),
    questions,
    end,
  ]
}

/** A page to begin with, with ids of its own; it promises nothing that the courses do not hold. */
export const pageFromTemplate = (name: TemplateName, facts: TemplateFacts): LandingPage => ({
  blocks: blocksOf(name, facts).map((block) => ({ ...block, id: crypto.randomUUID(), hidden: false })),
  seo_title: '{{kurs}}',
  seo_description: facts.isCertified
    ? 'Mach mit bei {{kurs}}: online, wann es dir passt, und mit Bescheinigung für deine Krankenkasse.'
    : 'Mach mit bei {{kurs}}: online und wann es dir passt.',
})
