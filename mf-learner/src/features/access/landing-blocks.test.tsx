import type { LandingBlock } from '@kursportal/shared/contract'
import { refuse } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { testId } from '../../testing/lecture.ts'
import { ACCESS, open } from './access.testing.tsx'

describe('a page its author made', () => {
  const join = { label: 'Ich bin dabei', target: { kind: 'join' } } as const
  const common = { hidden: false }
  const blocks: LandingBlock[] = [
    {
      type: 'hero',
      id: testId('1'),
      ...common,
      heading: 'Starker Rücken',
      text: 'Los!',
      image: null,
      button: join,
    },
    {
      type: 'text',
      id: testId('2'),
      ...common,
      document: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Viel Freude' }] }],
      },
    },
    {
      type: 'image',
      id: testId('3'),
      ...common,
      image: { image_id: testId('9'), alt: 'Eine Matte' },
      caption: 'Mehr braucht es nicht',
    },
    {
      type: 'video',
      id: '01980000-0000-7000-8000-000000000010',
      ...common,
      heading: 'Ein Blick hinein',
      film: { film_id: testId('9'), video_id: testId('8'), image_id: testId('7'), cut: null, seconds: 80 },
      title: 'Dehnen im Sitzen',
      poster_image_id: null,
    },
    {
      type: 'advantages',
      id: testId('4'),
      ...common,
      heading: 'Gut für dich',
      items: [{ icon: 'clock', title: 'Wenig Zeit', text: '' }],
    },
    { type: 'course_content', id: testId('5'), ...common, heading: '', course_id: null },
    {
      type: 'price',
      id: testId('6'),
      ...common,
      heading: 'Preis',
      price_cents: 4900,
      reimbursement: 'Bis zu 80 % zurück',
      button: null,
    },
    {
      type: 'steps',
      id: testId('7'),
      ...common,
      heading: 'So geht es',
      items: [{ title: 'Anfangen', text: '' }],
    },
    {
      type: 'instructor',
      id: testId('8'),
      ...common,
      heading: '',
      name: 'Eva Weiß',
      qualification: 'Trainerin',
      text: '',
      image: null,
    },
    {
      type: 'testimonials',
      id: testId('b'),
      ...common,
      heading: '',
      items: [{ quote: 'Wunderbar', name: 'Lore', detail: '' }],
    },
    {
      type: 'faq',
      id: testId('d'),
      ...common,
      heading: '',
      items: [{ question: 'Brauche ich Geräte?', answer: 'Nein.' }],
    },
    {
      type: 'logos',
      id: testId('e'),
      ...common,
      heading: 'Partner',
      items: [{ image: { image_id: testId('9'), alt: 'TSV Möwe' }, address: 'https://tsv.example' }],
    },
    {
      type: 'downloads',
      id: testId('0'),
      ...common,
      heading: '',
      items: [
        {
          file: { file_id: testId('5'), content_type: 'application/pdf', bytes: 250_000 },
          title: 'Übungsblatt',
        },
      ],
    },
    {
      type: 'call_to_action',
      id: testId('f'),
      ...common,
      heading: 'Frag uns',
      text: '',
      button: { label: 'Anrufen', target: { kind: 'address', address: 'tel:+4930123' } },
    },
  ]

  it('shows every kind of block', async () => {
    open({}, { blocks })
    expect(await screen.findByRole('heading', { level: 1, name: 'Starker Rücken' })).toBeVisible()
    expect(await screen.findByText('Viel Freude')).toBeVisible()
    for (const words of [
      'Mehr braucht es nicht',
      'Wenig Zeit',
      'Ankommen',
      '49,00 €',
      'Anfangen',
      'Trainerin',
    ])
      expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByText('„Wunderbar“')).toBeVisible()
    expect(screen.getByText('Brauche ich Geräte?')).toBeVisible()
    expect(screen.getByRole('link', { name: 'TSV Möwe' })).toHaveAttribute('href', 'https://tsv.example')
    expect(screen.getByRole('link', { name: /^Übungsblatt ?PDF, / })).toHaveAttribute(
      'href',
      `/api/landing-page/file?access-id=${ACCESS}&file-id=${testId('5')}`,
    )
    expect(screen.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+4930123')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    // Its last block leads elsewhere, so the way in stands once more at the end.
    const end = screen.getByRole('region', { name: 'Jetzt mitmachen' })
    expect(within(end).getByRole('button', { name: 'Mitmachen' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ich bin dabei' })).toBeVisible()
  })

  it('asks for its film when somebody wants to see it, and not before', async () => {
    const { user, sent } = open(
      {},
      { blocks, answers: { 'GET /landing-page/film': refuse('not_processed_yet') } },
    )
    const play = await screen.findByRole('button', { name: 'Video abspielen: Dehnen im Sitzen, 1:20' })
    expect(sent.some(({ key }) => key === 'GET /landing-page/film')).toBe(false)
    await user.click(play)
    expect(await screen.findByText('Das Video wird noch vorbereitet')).toBeVisible()
    expect(sent.find(({ key }) => key === 'GET /landing-page/film')?.query).toMatchObject({
      'access-id': ACCESS,
      'film-id': testId('9'),
    })
  })

  it('leaves out what is hidden, and begins with the course where no hero does', async () => {
    const [hero, text] = blocks
    if (!hero || !text) throw new Error('no blocks')
    open({}, { blocks: [{ ...hero, hidden: true }, text] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Rücken in Bewegung' })).toBeVisible()
    expect(screen.queryByText('Los!')).not.toBeInTheDocument()
  })
})
