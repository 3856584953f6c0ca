import type { LandingBlock, LandingPage } from '../../contract/access/landing-page.ts'
import {
  landingBlockWords,
  filesOffered,
  filmsShown,
  isPublishable,
  goneLinkFindings,
  landingFactsOf,
  landingFindings,
  type LandingFacts,
} from './landing-findings.ts'
import { coursePromises } from './landing-promises.ts'
import { fillPlaceholders, placeholdersIn, placeholderValues } from './landing-placeholders.ts'

const id = '01980000-0000-7000-8000-000000000001'
const common = { id, hidden: false }
const join = { label: 'Mitmachen', target: { kind: 'join' } } as const
const to = (address: string) => ({ label: 'Mehr', target: { kind: 'address', address } }) as const
const hero: LandingBlock = { type: 'hero', ...common, heading: 'Stark', text: '', image: null, button: join }
const textOf = (
  ...content: Extract<LandingBlock, { type: 'text' }>['document']['content']
): LandingBlock => ({
  type: 'text',
  ...common,
  document: { type: 'doc', content },
})
const downloads = (...titles: string[]): LandingBlock => ({
  type: 'downloads',
  ...common,
  heading: '',
  items: titles.map((title) => ({
    file: { file_id: id, content_type: 'application/pdf', bytes: 8 },
    title,
  })),
})
const video = (more: Partial<Extract<LandingBlock, { type: 'video' }>> = {}): LandingBlock => ({
  type: 'video',
  ...common,
  heading: '',
  film: { film_id: id, video_id: id, image_id: null, cut: null, seconds: 40 },
  title: 'Eine Übung',
  poster_image_id: null,
  ...more,
})
type Content = Extract<LandingBlock, { type: 'text' }>['document']['content']
const words: { type: 'text'; text: string }[] = [{ type: 'text', text: 'Wort' }]
const paragraph: Content[number] = { type: 'paragraph', content: words }

const values = placeholderValues({
  courses: [],
  fee_cents: null,
  inviter: 'Eva',
  society_names: [],
  imprints: [],
  open_until: null,
})
const course = {
  certified: true,
  price_cents: 9900,
  units_offered: 8,
  unit_minutes: 45,
  chapters: [{ lectures: 4 }, { lectures: 5 }],
}
const facts: LandingFacts = {
  values,
  courseIds: ['a'],
  promises: coursePromises([course]),
  priceCents: 9900,
  incompleteImprints: [],
}
const page = (blocks: LandingBlock[], more: Partial<LandingPage> = {}): LandingPage => ({
  blocks,
  seo_title: '',
  seo_description: 'Mach mit',
  ...more,
})
const codes = (found: LandingPage, imageId: string | null = id): string[] =>
  landingFindings(found, imageId, facts).map(({ code }) => code)

describe('what stands in the way of publishing a landing page', () => {
  const cases: [string, LandingBlock[], string[]][] = [
    ['nothing', [hero], []],
    ['no block', [], ['no_blocks']],
    ['only hidden blocks', [{ ...hero, hidden: true }], ['no_blocks']],
    ['an empty text', [hero, textOf()], ['empty_block']],
    ['a text with words', [hero, textOf(paragraph)], []],
    [
      'a heading that skips a level',
      [hero, textOf({ type: 'heading', attrs: { level: 3 }, content: words }, paragraph)],
      ['heading_order'],
    ],
    [
      'a picture that is missing',
      [hero, { type: 'image', ...common, image: null, caption: '' }],
      ['picture_missing'],
    ],
    [
      'a picture without words',
      [hero, { type: 'image', ...common, image: { image_id: id, alt: '' }, caption: '' }],
      ['picture_without_alt'],
    ],
    ['a button without words', [{ ...hero, button: { ...join, label: '' } }], ['button_without_label']],
    ['a button to nowhere', [hero, { ...hero, button: to('') }], ['button_without_target']],
    ['a button to half an address', [hero, { ...hero, button: to('https://beispiel') }], ['dead_link']],
    [
      'a button that would run something',
      [hero, { ...hero, button: to('javascript:alert(1)') }],
      ['dead_link'],
    ],
    ['a button to a page of the platform', [hero, { ...hero, button: to('/legal/imprint') }], []],
    [
      'a question without answer',
      [hero, { type: 'faq', ...common, heading: '', items: [{ question: 'Wann?', answer: '' }] }],
      ['empty_block'],
    ],
    ['downloads without a file', [hero, downloads()], ['empty_block']],
    ['a file with a title', [hero, downloads('Blatt')], []],
    ['a film', [hero, video()], []],
    ['a block without its film', [hero, video({ film: null })], ['film_missing']],
    ['a film without a title', [hero, video({ title: '' })], ['film_without_title']],
    ['a file without a title', [hero, downloads('')], ['download_without_title']],
    [
      'a course that went',
      [hero, { type: 'course_content', ...common, heading: '', course_id: 'b' }],
      ['course_gone'],
    ],
    [
      'another price than the access asks',
      [hero, { type: 'price', ...common, heading: '', price_cents: 8900, reimbursement: '', button: null }],
      ['price_differs'],
    ],
    ['a word that stands for nothing', [{ ...hero, text: 'In {{kurz}}' }], ['unknown_placeholder']],
    ['a word nothing is known for', [{ ...hero, text: 'In {{ Verein }}' }], ['empty_placeholder']],
    ['no button to join', [{ ...hero, button: null }], ['no_join_button']],
  ]
  it.each(cases)('%s', (_what, blocks, expected) => expect(codes(page(blocks))).toEqual(expected))

  it('is only what is an error', () => {
    const hints = landingFindings(page([{ ...hero, button: null }]), null, facts)
    expect(hints.map(({ code }) => code)).toEqual(['no_join_button', 'no_social_picture'])
    expect(isPublishable(hints)).toBe(true)
    expect(isPublishable(landingFindings(page([]), null, facts))).toBe(false)
  })
})

describe('placeholders', () => {
  it('fill texts everywhere in a page and leave what is none', () => {
    const filled = fillPlaceholders(
      page([{ ...hero, text: '{{einladender}} und {{ EINLADENDER }} in {{x}}' }]),
      values,
    )
    expect(filled.blocks[0]).toMatchObject({ text: 'Eva und Eva in {{x}}', id, button: join })
  })

  it('are found once each, in small letters', () =>
    expect(placeholdersIn(['{{Kurs}} {{kurs}}', { a: '{{ preis }}' }])).toEqual(['kurs', 'preis']))
})

describe('the files of a page', () => {
  it('are judged where it is known which there are', () => {
    const found = page([hero, downloads('Blatt')])
    const of = (fileIds: string[]) =>
      landingFindings(found, id, { ...facts, fileIds }).map(({ code, words: said }) => [code, said])
    expect(of([id])).toEqual([])
    expect(of([])).toEqual([['file_gone', 'Blatt']])
  })

  it('are offered by blocks that are shown alone', () => {
    expect(filesOffered(page([hero, downloads('Blatt')])).map(({ file_id }) => file_id)).toEqual([id])
    expect(filesOffered(page([{ ...downloads('Blatt'), hidden: true }]))).toEqual([])
  })
})

describe('the films of a page', () => {
  it('are judged where it is known which there are, and which are without captions', () => {
    const found = page([hero, video()])
    const levels = (known: Partial<LandingFacts>) =>
      landingFindings(found, id, { ...facts, ...known }).map(({ code, level }) => `${level} ${code}`)
    expect(levels({ filmIds: [id], filmIdsWithoutCaptions: [] })).toEqual([])
    expect(levels({ filmIds: [] })).toEqual(['error film_gone'])
    expect(levels({ filmIdsWithoutCaptions: [id] })).toEqual(['hint film_without_captions'])
  })

  it('are shown by blocks that are shown alone', () => {
    expect(filmsShown(page([hero, video()])).map(({ film_id }) => film_id)).toEqual([id])
    expect(filmsShown(page([hero, video({ hidden: true })]))).toEqual([])
    expect(filmsShown(page([hero, video({ film: null })]))).toEqual([])
  })
})

it('asks for what an imprint lacks', () => {
  const society = { name: 'TSV Möwe', email: 'info@tsv.example', represented_by: '' }
  const access = { courses: [], fee_cents: null, inviter: null, society_names: [], open_until: null }
  const found = landingFindings(page([hero]), id, landingFactsOf({ ...access, imprints: [society] }))
  expect(found).toContainEqual({
    code: 'imprint_incomplete',
    level: 'hint',
    block_id: null,
    words: 'TSV Möwe',
  })
})

describe('what a text block is called', () => {
  const long = 'Rückenschmerzen sind lästig, aber meistens harmlos. In diesem Kurs lernst du, was hilft.'
  it.each([
    [['Übe ', '*ohne Geräte*', ', zu Hause.'], 'Übe *ohne Geräte*, zu Hause.'],
    [[long], 'Rückenschmerzen sind lästig, aber meistens harmlos. In…'],
    [['x'.repeat(80)], `${'x'.repeat(59)}…`],
    [[], ''],
  ])('%j', (texts, name) => {
    const content = [
      { type: 'paragraph' as const, content: texts.map((text) => ({ type: 'text' as const, text })) },
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text: ' ' }] },
    ]
    const block: LandingBlock = { id: 'b', hidden: false, type: 'text', document: { type: 'doc', content } }
    expect(landingBlockWords(block)).toBe(name)
  })
})

it('names the links of shown blocks that are known to lead nowhere, as hints', () => {
  const gone = 'https://weg.example/kurs'
  const action: LandingBlock = {
    type: 'call_to_action',
    ...common,
    heading: 'Mehr',
    text: '',
    button: to(gone),
  }
  const linked = textOf({
    type: 'paragraph',
    content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: gone } }] }],
  })
  const logos: LandingBlock = {
    type: 'logos',
    ...common,
    heading: '',
    items: [
      { image: { image_id: id, alt: 'Eins' }, address: gone },
      { image: { image_id: id, alt: 'Zwei' }, address: 'https://da.example' },
    ],
  }
  const found = goneLinkFindings(page([hero, action, linked, logos]), [gone])
  expect(found).toEqual(
    Array.from({ length: 3 }, () => ({ code: 'link_gone', level: 'hint', block_id: id, words: gone })),
  )
  expect(goneLinkFindings(page([{ ...action, hidden: true }]), [gone])).toEqual([])
  expect(goneLinkFindings(page([action]), [])).toEqual([])
})

describe('what a page says of its courses that they do not hold', () => {
  const promise = (text: string): LandingBlock => ({ ...hero, text })
  const found = (block: LandingBlock, more: Partial<typeof course> = {}, seo = '') =>
    landingFindings(page([block], { seo_description: seo || 'Mach mit' }), id, {
      ...facts,
      promises: coursePromises([{ ...course, ...more }]),
      priceCents: more.price_cents ?? 9900,
    }).map(({ code, level, block_id: at, words: said }) => [code, level, at, said])
  const uncertified = { certified: false }

  it.each([
    'Mit Bescheinigung für deine Krankenkasse',
    'Deine Krankenversicherung zahlt mit',
    'Bis zu 80 % Erstattung',
    'Ein zertifizierter Kurs',
    'Nach § 20 SGB V',
  ])('money of an insurance without a certification: %s', (text) => {
    expect(found(promise(text), uncertified)).toEqual([['not_certified', 'hint', id, expect.any(String)]])
    expect(found(promise(text))).toEqual([])
  })

  it.each(['Mit Teilnahmebescheinigung', 'Ohne Hektik', 'Mehr auf https://example.org'])(
    'nothing of the kind: %s',
    (text) => expect(found(promise(text), uncertified)).toEqual([]),
  )

  it('what search engines say is looked at, the address of a button is not', () => {
    expect(found(hero, uncertified, 'Mit Erstattung')).toEqual([
      ['not_certified', 'hint', null, 'Erstattung'],
    ])
    expect(found({ ...hero, button: to('https://krankenkasse.example') }, uncertified)).toEqual([
      ['no_join_button', 'hint', null, ''],
    ])
  })

  it('money back where nothing is paid', () => {
    const price: LandingBlock = {
      type: 'price',
      ...common,
      heading: '',
      price_cents: 0,
      reimbursement: 'Frag deine Kasse',
      button: join,
    }
    expect(found(price, { price_cents: 0 })).toEqual([['nothing_to_reimburse', 'hint', id, '']])
    expect(found({ ...price, reimbursement: '' }, { price_cents: 0 })).toEqual([])
  })

  it.each([
    ['8 Kurseinheiten von 45 Minuten, 9 Lektionen in 2 Kapiteln', []],
    ['10 Kurseinheiten', ['10 Kurseinheiten']],
    ['8 Einheiten zu je 60 Minuten', ['Einheiten zu je 60 Minuten']],
    ['12 Lektionen, 3 Kapitel', ['12 Lektionen', '3 Kapitel']],
    ['In 10 Minuten am Tag', []],
  ])('other numbers than it has: %s', (text, numbers) => {
    expect(found(promise(text)).map(([, , , said]) => said)).toEqual(numbers)
  })

  it('several courses: of each, or of all together', () => {
    const both = coursePromises([course, { ...course, units_offered: 10, chapters: [{ lectures: 3 }] }])
    const said = (text: string) =>
      landingFindings(page([promise(text)]), id, { ...facts, promises: both }).map(({ words: one }) => one)
    expect(said('8 Kurseinheiten, dann 10 Kurseinheiten: 18 Kurseinheiten')).toEqual([])
    expect(said('12 Lektionen')).toEqual([])
    expect(said('13 Lektionen')).toEqual(['13 Lektionen'])
  })
})
