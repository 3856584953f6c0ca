import type { LandingBlock } from '@kursportal/shared/contract'
import { errorTexts } from '@kursportal/shared/i18n'
import { refuse } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { testId } from '../../testing/lecture.ts'
import { ACCESS, COURSE, access, course, open, strangers } from './access.testing.tsx'
import { joinIntent } from './join-intent.ts'

beforeEach(() => {
  joinIntent.forget()
  sessionStorage.clear()
})

it('says what one is invited to, by whom, what it costs and what follows', async () => {
  open(strangers, { stranger: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'Rücken in Bewegung' })).toBeVisible()
  expect(document.title).toContain('Rücken in Bewegung')
  expect(screen.getByText('Eva Weiß lädt dich ein')).toBeVisible()
  expect(screen.getByText('Sechs Wochen für einen starken Rücken.')).toBeVisible()
  expect(screen.getByText('Physiotherapeutin')).toBeVisible()
  expect(screen.getByText('8 Kurseinheiten zu 45 Minuten')).toBeVisible()
  expect(screen.getByText('99,00 €')).toBeVisible()
  expect(screen.getByText(/Krankenkassen zahlen einen Teil zurück/)).toBeVisible()
  expect(screen.getByText(/Du legst dir ein Konto an/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kursportal' })).toHaveAttribute('href', '/legal/imprint')
})

it.each([
  [9_900, 0, '99,00 €', true],
  [0, 8_900, 'Kostenlos', false],
])('states a fee of %i cents for a course of %i', async (fee_cents, price_cents, price, reimbursed) => {
  open({ ...strangers, fee_cents, courses: [{ ...course, price_cents }] }, { stranger: true })
  expect(await screen.findByText('Kosten')).toBeVisible()
  expect(screen.getByText(price)).toBeVisible()
  expect(screen.queryByText(/Krankenkassen zahlen einen Teil zurück/) !== null).toBe(reimbursed)
})

it.each([
  [15_000, ['Alle Kurse zusammen kosten 150,00 €.'], [/99,00/, /Kostenlos/]],
  [0, [/Eva Weiß.*Kostenlos/], [/99,00/, /zusammen kosten/]],
  [null, [/Eva Weiß.*99,00/], [/zusammen kosten/]],
])('says once what several courses cost with a fee of %s', async (fee_cents, said, unsaid) => {
  const other = { ...course, id: testId('d'), title: 'Besser schlafen' }
  open({ ...strangers, fee_cents, courses: [course, other] }, { stranger: true })
  expect(await screen.findByRole('heading', { name: 'Besser schlafen' })).toBeVisible()
  for (const words of said) expect(screen.getAllByText(words)[0]).toBeVisible()
  for (const words of unsaid) expect(screen.queryByText(words)).toBeNull()
})

it('names its approval as distance learning', async () => {
  open({ ...strangers, courses: [{ ...course, zfu_number: '7312345' }] }, { stranger: true })
  expect(await screen.findByText('Zulassung als Fernunterricht (ZFU)')).toBeVisible()
  expect(screen.getByText('7312345')).toBeVisible()
})

it('names that approval on the cards of several courses', async () => {
  const other = { ...course, id: testId('d'), title: 'Besser schlafen', zfu_number: '7312345' }
  open({ ...strangers, courses: [course, other] }, { stranger: true })
  expect(await screen.findAllByText(/Zulassung als Fernunterricht/)).toHaveLength(1)
  expect(screen.getByText(/Zulassung als Fernunterricht \(ZFU\) Nr\. 7312345$/)).toBeVisible()
})

it('promises nothing of insurances for a course that is not certified', async () => {
  open({ ...strangers, courses: [{ ...course, certified: false }] }, { stranger: true })
  expect(
    await screen.findByText('Am Ende bekommst du eine Bescheinigung, dass du teilgenommen hast.'),
  ).toBeVisible()
  expect(screen.getByText(/99,00/)).toBeVisible()
  expect(screen.queryByText(/Krankenkasse/)).toBeNull()
})

it('names the club that offers the course, with its own imprint', async () => {
  const club = {
    name: 'TSV Möwe e. V.',
    street: 'Am Platz 3',
    zip: '34125',
    city: 'Kassel',
    email: 'vorstand@tsv.de',
    register_number: 'Amtsgericht Kassel, VR 1234',
    represented_by: 'Vera Voss',
  }
  open({ ...strangers, for_societies: true, imprints: [club] }, { stranger: true })
  const imprint = within(await screen.findByRole('region', { name: 'Impressum' }))
  for (const words of [/^TSV Möwe/, 'Am Platz 3', '34125 Kassel', /Vera Voss/, /VR 1234/])
    expect(imprint.getByText(words)).toBeVisible()
  expect(imprint.getByRole('link', { name: club.email })).toHaveAttribute('href', `mailto:${club.email}`)
  expect(screen.getByRole('link', { name: club.name })).toHaveAttribute('href', '#anbieter')
})

it('leads strangers to registering or logging in, and remembers that they want to join', async () => {
  const { user } = open(strangers, { stranger: true })
  const [join] = await screen.findAllByRole('link', { name: 'Mitmachen' })
  expect(join).toHaveAttribute('href', `/register?access-id=${ACCESS}`)
  const [login] = screen.getAllByRole('link', { name: 'Anmelden' })
  expect(login).toHaveAttribute('href', `/login?redirectTo=${encodeURIComponent(`/access/${ACCESS}`)}`)
  expect(joinIntent.is(ACCESS)).toBe(false)
  if (login) await user.click(login)
  expect(joinIntent.is(ACCESS)).toBe(true)
})

it('lets somebody logged in join with one press and go straight to the course', async () => {
  const { user, sent, address } = open({}, { answers: { 'POST /access/join': undefined } })
  const [join] = await screen.findAllByRole('button', { name: 'Mitmachen' })
  expect(sent.some(({ key }) => key === 'POST /access/join')).toBe(false)
  if (join) await user.click(join)
  await waitFor(() => expect(address()).toBe(`/courses/${COURSE}`))
  expect(sent.find(({ key }) => key === 'POST /access/join')?.query).toEqual({ 'access-id': ACCESS })
})

it('finishes by itself what somebody began before they logged in', async () => {
  joinIntent.keep(ACCESS)
  const { sent, address } = open({}, { answers: { 'POST /access/join': undefined } })
  await waitFor(() => expect(address()).toBe(`/courses/${COURSE}`))
  expect(sent.filter(({ key }) => key === 'POST /access/join')).toHaveLength(1)
  expect(joinIntent.is(ACCESS)).toBe(false)
})

it('leads whoever just registered by it into the course', async () => {
  const { address } = open(
    { has_access: true, can: { join: false, manage: false } },
    { state: { joining: true } },
  )
  await waitFor(() => expect(address()).toBe(`/courses/${COURSE}`))
})

it('says why joining failed, and can be pressed again', async () => {
  joinIntent.keep(ACCESS)
  open({}, { answers: { 'POST /access/join': refuse('minors_only') } })
  expect((await screen.findAllByText('Diese Kurse sind für Jugendliche unter 18.'))[0]).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Mitmachen' })[0]).toBeEnabled()
})

it('says that the course was closed meanwhile, once, and offers nothing more', async () => {
  let closed = false
  const shut = access({ courses: [{ ...course, can_begin: false }], can: { join: false, manage: false } })
  const { user } = open(
    {},
    {
      answers: {
        'GET /access': () => (closed ? shut : access()),
        'POST /access/join': () => {
          closed = true
          return refuse('course_closed')
        },
      },
    },
  )
  const [join] = await screen.findAllByRole('button', { name: 'Mitmachen' })
  if (join) await user.click(join)
  expect((await screen.findAllByText(/Frag bei Eva Weiß nach, wann es weitergeht/))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mitmachen' })).not.toBeInTheDocument()
  expect(screen.queryByText(errorTexts.course_closed)).not.toBeInTheDocument()
})

it('leads who is in already on to the course, or to the courses', async () => {
  const has = { has_access: true, can: { join: false, manage: false } }
  open(has)
  expect(await screen.findByRole('link', { name: 'Weiter zum Kurs' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}`,
  )
})

it('says once that the course is not there yet, and asks once to join, where there is nothing to read', async () => {
  open({ courses: [] })
  expect(await screen.findByText(/wird gerade noch vorbereitet/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Mitmachen' })).toHaveLength(1)
})

it('shows several courses as cards under the name of the access', async () => {
  const second = { ...course, id: testId('d'), title: 'Besser schlafen', price_cents: 0 }
  open({ courses: [course, second], has_access: true, can: { join: false, manage: false } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Frühjahr' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Besser schlafen' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Weiter zu deinen Kursen' })).toHaveAttribute('href', '/my-courses')
})

it('says whom it is for where somebody cannot join', async () => {
  const cannot = { can: { join: false, manage: false } }
  open({ ...cannot, courses: [{ ...course, minors_only: true, for_you: false }] })
  expect(await screen.findByText(/können nur Jugendliche unter 18 machen/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mitmachen' })).not.toBeInTheDocument()
})

it('names the societies it serves to somebody who is in none of them', async () => {
  open({ can: { join: false, manage: false }, for_societies: true, society_names: ['TSV Möwe'] })
  expect(await screen.findByText(/Für Mitglieder von TSV Möwe/)).toBeVisible()
  expect(screen.getByText('TSV Möwe lädt dich ein')).toBeVisible()
})

it.each([
  ['is over', { ended: true }, {}],
  ['was removed', {}, { 'GET /access': refuse('access_ended', { ask: 'Eva Weiß' }) }],
] as const)('says kindly that an invitation %s, and whom to ask', async (_how, more, answers) => {
  open({ ...more, can: { join: false, manage: false } }, { answers })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gilt nicht mehr' }),
  ).toBeVisible()
  expect(screen.getByText(/Frag bei Eva Weiß nach/)).toBeVisible()
})

it('says that nobody may begin a course whose certification is over, and whom to ask', async () => {
  open({ ...strangers, courses: [{ ...course, can_begin: false }] }, { stranger: true })
  expect((await screen.findAllByText(/kann gerade niemand neu beginnen.*Frag bei Eva Weiß/))[0]).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Mitmachen' })).not.toBeInTheDocument()
})

it('offers what is open beside a course that is not', async () => {
  const closed = { ...course, id: testId('d'), title: 'Besser schlafen', can_begin: false }
  open({ courses: [course, closed] })
  const [said] = await screen.findAllByText(/„Besser schlafen“ kann gerade niemand neu beginnen/)
  expect(said).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Mitmachen' })[0]).toBeVisible()
})

it('lets who has it on to the course also after it ended', async () => {
  open({ ended: true, has_access: true, can: { join: false, manage: false } })
  expect(await screen.findByRole('link', { name: 'Weiter zum Kurs' })).toBeVisible()
})

it('says what may be wrong with an unknown link', async () => {
  open({}, { answers: { 'GET /access': refuse('not_found'), 'GET /landing-page': refuse('not_found') } })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gibt es nicht' }),
  ).toBeVisible()
})

it('offers another try where it could not be loaded', async () => {
  open({}, { answers: { 'GET /access': refuse('unavailable') } })
  expect(await screen.findByText('Die Einladung konnte nicht geladen werden')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
})

it('counts that it was opened, with the code of its address', async () => {
  const { sent } = open(strangers, { stranger: true, query: '?code=Praxis' })
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'POST /access/visit')).toMatchObject([
      { body: { code: 'Praxis' } },
    ]),
  )
})

it('shows its draft to whoever has the link, says so, and counts nobody', async () => {
  const hero: LandingBlock = {
    type: 'hero',
    id: testId('d'),
    hidden: false,
    heading: 'Noch nicht fertig',
    text: '',
    image: null,
    button: null,
  }
  const page = { blocks: [hero], seo_title: '', seo_description: '' }
  const { sent } = open(strangers, {
    stranger: true,
    query: '?draft=a.b.c',
    answers: { 'GET /landing-page/preview': { access_id: ACCESS, page, image_id: null } },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Noch nicht fertig' })).toBeVisible()
  expect(screen.getByText(/Das ist ein Entwurf/)).toBeVisible()
  expect(sent.some(({ key }) => key === 'POST /access/visit')).toBe(false)
})

it('shows the public page where the link to the draft is over', async () => {
  open(strangers, {
    stranger: true,
    query: '?draft=a.b.c',
    answers: { 'GET /landing-page/preview': refuse('not_found') },
  })
  expect(await screen.findByText(/Dieser Link zum Entwurf gilt nicht mehr/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Rücken in Bewegung' })).toBeVisible()
})

it('does not count who made it', async () => {
  const { sent } = open({ can: { join: false, manage: true } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(sent.some(({ key }) => key === 'POST /access/visit')).toBe(false)
})

it('says in place of its words what they stand for', async () => {
  const hero: LandingBlock = {
    type: 'hero',
    id: testId('1'),
    hidden: false,
    heading: '{{kurs}}',
    text: 'Für {{preis}} bei {{einladender}}.',
    image: null,
    button: null,
  }
  open(strangers, { stranger: true, blocks: [hero] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Rücken in Bewegung' })).toBeVisible()
  expect(screen.getByText(/^Für 99,00\s€ bei Eva Weiß\.$/)).toBeVisible()
})
