import type { LandingBlock, LandingFile, LandingFilm, LandingPage } from '@kursportal/shared/contract'
import { newId } from '@kursportal/api/seed/context'
import { p, tip } from '@kursportal/api/seed/rich-text'

/** The pictures of the demo's landing page, by what they show. */
export type LandingPictures = {
  cover: string
  desk: string
  portrait: string
  mark: string
  sheet: LandingFile
  film: LandingFilm
}

// Each kind keeps its own fields; the ids are made anew for each page.
type Fresh<Block> = Block extends LandingBlock ? Omit<Block, 'id' | 'hidden'> : never
const join = { kind: 'join' } as const

const story = ({ cover, desk, film }: LandingPictures): Fresh<LandingBlock>[] => [
  {
    type: 'hero',
    heading: 'Ein Rücken, dem du wieder vertraust',
    text: 'Acht Wochen, eine Matte und ein wenig Zeit: So kommst du Schritt für Schritt in Bewegung.',
    image: { image_id: cover, alt: 'Ein Mensch streckt sich vor sanften Hügeln in der Morgensonne' },
    button: { label: 'Mitmachen', target: join },
  },
  {
    type: 'text',
    document: {
      type: 'doc',
      content: [
        p(
          'Rückenschmerzen sind lästig, aber meistens harmlos. In diesem Kurs lernst du, was deinem Rücken guttut, und übst es gleich: **ohne Geräte**, zu Hause, in deinem Tempo.',
        ),
        tip('Du musst nicht sportlich sein. Alle Übungen gibt es auch in einer leichten Form, im Sitzen.'),
      ],
    },
  },
  {
    type: 'advantages',
    heading: 'Darum lohnt es sich',
    items: [
      { icon: 'home', title: 'Von zu Hause aus', text: 'Auf dem Handy, Tablet oder Computer.' },
      { icon: 'clock', title: 'Wann du magst', text: 'Eine Dreiviertelstunde in der Woche genügt.' },
      {
        icon: 'certificate',
        title: 'Mit Bescheinigung',
        text: 'Für deine Krankenkasse, am Ende des Kurses.',
      },
    ],
  },
  {
    type: 'video',
    heading: 'Ein Blick hinein',
    film,
    title: 'Fünf Dehnungen für den Rücken',
    poster_image_id: cover,
  },
  { type: 'course_content', heading: '', course_id: null },
  {
    type: 'image',
    image: { image_id: desk, alt: 'Ein Arbeitsplatz mit hohem Tisch, Stuhl und Bildschirm' },
    caption: 'Auch dein Platz am Schreibtisch kommt dran.',
  },
]

const offer = ({ portrait, mark, sheet }: LandingPictures): Fresh<LandingBlock>[] => [
  {
    type: 'instructor',
    heading: '',
    name: 'Miriam Vogt',
    qualification: 'Physiotherapeutin und Rückenschullehrerin',
    text: 'Seit fünfzehn Jahren begleite ich Menschen, deren Rücken weh tut. Das Wichtigste, was ich gelernt habe: Bewegung hilft fast immer mehr als Schonung.',
    image: { image_id: portrait, alt: 'Miriam Vogt' },
  },
  {
    type: 'testimonials',
    heading: '',
    items: [
      {
        quote: 'Ich komme morgens wieder ohne Ächzen aus dem Bett. Mehr wollte ich gar nicht.',
        name: 'Hannelore K.',
        detail: '74 Jahre',
      },
      {
        quote: 'Die Übungen passen in meine Mittagspause, und die Erklärungen verstehe sogar ich.',
        name: 'Timo R.',
        detail: 'Busfahrer',
      },
    ],
  },
  {
    type: 'price',
    heading: 'Was es kostet',
    price_cents: 8900,
    reimbursement:
      'Viele Krankenkassen zahlen einen großen Teil zurück, wenn du bis zum Ende dabei bist. Ruf am besten vorher bei deiner Kasse an.',
    button: null,
  },
  {
    type: 'steps',
    heading: 'So bekommst du dein Geld zurück',
    items: [
      { title: 'Du machst den Kurs', text: 'Alle Lektionen, in deinem Tempo.' },
      { title: 'Du lädst deine Bescheinigung herunter', text: 'Sie steht am Ende für dich bereit.' },
      { title: 'Du schickst sie deiner Krankenkasse', text: 'Per Post oder in der App deiner Kasse.' },
    ],
  },
  {
    type: 'faq',
    heading: '',
    items: [
      {
        question: 'Was brauche ich?',
        answer: 'Bequeme Kleidung, eine Matte oder einen Teppich und ein wenig Platz.',
      },
      {
        question: 'Ich habe gerade starke Schmerzen. Darf ich mitmachen?',
        answer: 'Frag bitte zuerst in deiner Arztpraxis nach. Danach kannst du jederzeit anfangen.',
      },
      {
        question: 'Wie lange habe ich Zeit?',
        answer: 'So lange du möchtest. Dein Fortschritt bleibt gespeichert.',
      },
    ],
  },
  {
    type: 'logos',
    heading: 'Mit dabei',
    items: [{ image: { image_id: mark, alt: 'Eine Sonne über zwei Hügeln' }, address: null }],
  },
  {
    type: 'downloads',
    heading: 'Zum Ausdrucken',
    items: [{ file: sheet, title: 'So sitzt du gut: ein Blatt für den Schreibtisch' }],
  },
  { type: 'club', heading: '', text: '' },
  { type: 'registration', heading: 'So geht es weiter', text: 'Melde dich an und fang gleich an.' },
  {
    type: 'call_to_action',
    heading: 'Fang heute an',
    text: 'Die erste Lektion dauert nur ein paar Minuten.',
    button: { label: 'Mitmachen', target: join },
  },
]

/** A landing page with a block of every kind, as a creator would fill it in. */
export const demoLandingPage = (pictures: LandingPictures): LandingPage => ({
  blocks: [...story(pictures), ...offer(pictures)].map((block) => ({ ...block, id: newId(), hidden: false })),
  seo_title: 'Rücken in Bewegung: der Kurs für zu Hause',
  seo_description:
    'In acht Wochen zu einem Rücken, dem du wieder vertraust. Online, ohne Geräte, mit Bescheinigung für deine Krankenkasse.',
})
