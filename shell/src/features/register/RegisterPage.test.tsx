import {
  refuse,
  renderPage,
  testPerson,
  testRemote,
  testSession,
  testSystemConfig,
} from '@kursportal/shared/testing'
import { errorTexts, ruleTexts } from '@kursportal/shared/i18n'
import { screen, waitFor } from '@testing-library/react'
import { clearDraft, currentDraft, keepDraft } from './draft.ts'
import RegisterPage from './RegisterPage.tsx'

const ACCESS = '01980000-0000-7000-8000-0000000000aa'
const SOCIETY = '01980000-0000-7000-8000-0000000000bb'
const learner = testRemote({ routes: [{ prefix: '/access' }] })

/** All that is asked of somebody of age, but their address and password. */
const filledIn = {
  had_password: true,
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  terms_of_use: true,
  privacy: true,
}

afterEach(clearDraft)

describe('registering', () => {
  it('goes on where the code was asked for once the refused address is put right', async () => {
    keepDraft({
      email: 'vergeben@beispiel.de',
      password: 'Sonnenhut-42-gelb',
      ...filledIn,
    })
    const { user, address } = renderPage(<RegisterPage />, {
      at: '/register?step=consents',
      path: '/register',
      session: null,
      settings: { insurance_data: true },
      answers: {
        'PUT /user': refuse('email_in_use'),
        'POST /user/check': undefined,
        'GET /legal': refuse('not_found'),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Weiter und Code anfordern' }))
    const email = await screen.findByLabelText('E-Mail-Adresse')
    await waitFor(() => expect(address()).toContain('step=account'))
    expect(await screen.findByText(errorTexts.email_in_use)).toBeVisible()
    await user.clear(email)
    await user.type(email, 'nele@beispiel.de{Enter}')
    await waitFor(() => expect(address()).toContain('step=consents'))
  })

  it.each(['consents', 'code'])(
    'stays at %s while the password is typed that a reload forgot',
    async (step) => {
      keepDraft({
        email: 'nele@beispiel.de',
        ...filledIn,
        sent: { to: 'nele@beispiel.de', at: Date.now(), until: Date.now() + 900_000 },
      })
      const { user } = renderPage(<RegisterPage />, {
        at: `/register?step=${step}`,
        path: '/register',
        session: null,
        answers: { 'GET /legal': refuse('not_found') },
      })
      const field = await screen.findByLabelText('Passwort')
      await user.type(field, 'Sonnenhut-42-gelb')
      expect(field).toBeInTheDocument()
      expect(field).toHaveValue('Sonnenhut-42-gelb')
      expect(currentDraft().password).toBe('Sonnenhut-42-gelb')
    },
  )

  it('asks first for another password that was typed and is too short', async () => {
    keepDraft({ email: 'nele@beispiel.de', password: 'Sonnenhut-42-gelb', had_password: true })
    const { user } = renderPage(<RegisterPage />, { at: '/register', path: '/register', session: null })
    await user.type(await screen.findByLabelText('Passwort'), '{Backspace}')
    expect(currentDraft()).toMatchObject({ password: 'Sonnenhut-42-gel', had_password: false })
  })

  it.each([
    ['an address that has an account', refuse('email_in_use'), errorTexts.email_in_use],
    [
      'a password many have',
      refuse('validation_failed', [{ path: 'password', message: 'password_too_common' }]),
      ruleTexts.password_too_common,
    ],
  ])('says of %s where it is typed, before the rest is asked for', async (_what, refusal, sentence) => {
    const { user, address } = renderPage(<RegisterPage />, {
      at: '/register',
      path: '/register',
      session: null,
      answers: { 'POST /user/check': refusal },
    })
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'anna@beispiel.de')
    await user.type(screen.getByLabelText('Passwort'), 'passwort123{Enter}')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(address()).toBe('/register')
  })

  it('lets go on who cannot be judged at once: it is judged again at the end', async () => {
    const { user, address } = renderPage(<RegisterPage />, {
      at: '/register',
      path: '/register',
      session: null,
      answers: {
        'POST /user/check': refuse('unavailable'),
        'GET /search-communities': { items: [], total: 0 },
      },
    })
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'anna@beispiel.de')
    await user.type(screen.getByLabelText('Passwort'), 'Sonnenhut-42-gelb{Enter}')
    await waitFor(() => expect(address()).toContain('step=person'))
  })

  it('goes on for somebody under age only once the parent allows it, under both names', async () => {
    const year = new Date().getFullYear()
    keepDraft({
      email: 'nele@beispiel.de',
      password: 'Sonnenhut-42-gelb',
      had_password: true,
      first_name: 'Nele',
      last_name: 'Neu',
      birth_date: `${year - 15}-01-01`,
      parent_name: 'Petra Neu',
      parent_birth_date: `${year - 45}-01-01`,
    })
    const { user, address } = renderPage(<RegisterPage />, {
      at: '/register?step=person',
      path: '/register',
      session: null,
      settings: { insurance_data: true },
      answers: {
        'GET /insurances': { items: [], total: 0 },
        'GET /search-communities': { items: [], total: 0 },
      },
    })
    const allows = await screen.findByRole('checkbox', {
      name: /^Ich bin Petra Neu und sorge für Nele Neu\. Ich erlaube Nele Neu,/,
    })
    expect(screen.getByText('Für den Elternteil')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Weiter' }))
    expect(await screen.findByText(/^Unter 18 Jahren geht es nur weiter, wenn ein Elternteil/)).toBeVisible()
    await user.click(allows)
    await user.click(screen.getByRole('button', { name: 'Weiter' }))
    await waitFor(() => expect(address()).toContain('step=insurance'))
    expect(currentDraft().parent_allows).toBe(true)
  })

  it('counts a referral link’s visit once and says who invites', async () => {
    const answers = {
      'GET /referral': { id: SOCIETY, name: 'TSV Lindenau', is_community: true, referral_code: 'K7M4QX' },
      'POST /referral-visit': undefined,
    }
    const { sent, user } = renderPage(<RegisterPage />, {
      at: `/register?referrer=${SOCIETY}`,
      session: null,
      answers,
    })
    expect(await screen.findByText('TSV Lindenau hat dich eingeladen')).toBeVisible()
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'nele@beispiel.de')
    expect(sent.filter(({ key }) => key === 'POST /referral-visit')).toHaveLength(1)
  })

  it('shows nothing to fill in before who invites, which would push it down', async () => {
    const invites = { id: SOCIETY, name: 'TSV Lindenau', is_community: true, referral_code: 'K7M4QX' }
    const came = Promise.withResolvers<typeof invites>()
    renderPage(<RegisterPage />, {
      at: `/register?referrer=${SOCIETY}`,
      session: null,
      answers: { 'GET /referral': () => came.promise, 'POST /referral-visit': undefined },
    })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull()
    came.resolve(invites)
    expect(await screen.findByLabelText('E-Mail-Adresse')).toBeVisible()
    expect(screen.getByText('TSV Lindenau hat dich eingeladen')).toBeVisible()
  })

  it('of somebody logged in leads to the page of the access that invites', () => {
    const { address } = renderPage(<RegisterPage />, {
      at: `/register?access-id=${ACCESS}`,
      path: '/register',
      session: testSession,
      config: { ...testSystemConfig, remotes: [learner] },
    })
    expect(address()).toBe(`/access/${ACCESS}`)
  })

  it('of somebody logged in leads to their courses otherwise, and never to another site', () => {
    const { address } = renderPage(<RegisterPage />, {
      at: '/register?redirectTo=//evil.example',
      path: '/register',
      session: testSession,
    })
    expect(address()).toBe('/my-courses')
  })

  it.each([
    [
      'an unknown referral link',
      `referrer=${SOCIETY}`,
      { 'GET /referral': refuse('not_found'), 'POST /referral-visit': refuse('not_found') },
    ],
    ['an unknown access', `access-id=${ACCESS}`, { 'GET /access': refuse('not_found') }],
    ['a removed access', `access-id=${ACCESS}`, { 'GET /access': refuse('access_ended', { ask: null }) }],
    ['a link that was cut off', 'referrer=0198', {}],
  ])('says that %s counts no more, and lets register all the same', async (_what, search, answers) => {
    renderPage(<RegisterPage />, { at: `/register?${search}`, session: null, answers })
    expect(await screen.findByText('Dieser Link gilt nicht mehr.')).toBeVisible()
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeVisible()
    // What leads nowhere takes nobody's choice of a club.
    await waitFor(() => expect(currentDraft().referrer).toBeNull())
  })

  it('says which invitation counts where a later link was mistyped', async () => {
    keepDraft({ referrer: SOCIETY })
    const invited = { id: SOCIETY, name: 'TSV Lindenau', is_community: true, referral_code: 'K7M4QX' }
    const answers = { 'GET /referral': invited }
    renderPage(<RegisterPage />, { at: '/register?referrer=0198', session: null, answers })
    expect(await screen.findByText(/Die Einladung darunter zählt weiter\./)).toBeVisible()
    expect(await screen.findByText('TSV Lindenau hat dich eingeladen')).toBeVisible()
  })

  it('remembers the access whose page somebody came from to log in', async () => {
    const answers = { 'GET /access': refuse('unavailable') }
    const redirect = encodeURIComponent(`/access/${ACCESS}`)
    renderPage(<RegisterPage />, { at: `/register?redirectTo=${redirect}`, session: null, answers })
    await waitFor(() => expect(currentDraft().access_id).toBe(ACCESS))
  })

  const inviting = { id: SOCIETY, name: 'TSV Lindenau', is_community: true, referral_code: 'K7M4QX' }
  const OTHER = '019a0000-0000-7000-8000-0000000000ff'
  const opened = (society_id: string | null, more: object = {}) =>
    renderPage(<RegisterPage />, {
      at: `/register?referrer=${SOCIETY}`,
      session: testSession,
      answers: {
        'GET /referral': ({ query }) =>
          query['society-id'] === OTHER ? { ...inviting, id: OTHER, name: 'Gesund in Kassel' } : inviting,
        'POST /referral-visit': undefined,
        'GET /user': { ...testPerson, society_id },
        ...more,
      },
    })

  it('asks somebody logged in who belongs nowhere whether they want to, and says what that means', async () => {
    let belongs = false
    const { user, sent } = opened(null, {
      'GET /user': () => ({ ...testPerson, society_id: belongs ? SOCIETY : null }),
      'POST /society/join': () => {
        belongs = true
        return { id: SOCIETY, name: 'TSV Lindenau', is_community: true }
      },
    })
    expect(await screen.findByText('TSV Lindenau hat dich eingeladen')).toBeVisible()
    expect(await screen.findByText(/sieht deinen Namen und ob du lernst\. Nie, welchen Kurs\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ja, ich gehöre dazu' }))
    expect(await screen.findByText('Du gehörst schon zu „TSV Lindenau“.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'POST /society/join')?.body).toEqual({ society_id: SOCIETY })
    expect(screen.getByRole('link', { name: 'Zu meinen Kursen' })).toHaveAttribute('href', '/my-courses')
  })

  it('tells somebody who belongs elsewhere where, and takes them nowhere', async () => {
    opened(OTHER)
    expect(await screen.findByText(/^Du gehörst schon zu „Gesund in Kassel“\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /dazu/ })).not.toBeInTheDocument()
  })

  it('says whose link it is when it is one’s own', async () => {
    const { user } = opened(null, { 'POST /society/join': refuse('own_link') })
    await user.click(await screen.findByRole('button', { name: 'Ja, ich gehöre dazu' }))
    expect(await screen.findByText(/Das ist dein eigener Link/)).toBeVisible()
  })
})
