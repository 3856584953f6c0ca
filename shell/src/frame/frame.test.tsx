import '@kursportal/shared/testing/styles'
import type { RemoteRegistration } from '@kursportal/shared/federation'
import { renderPage, testRemote, testSession, testSystemConfig } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { Frame } from './Frame.tsx'

type Nav = RemoteRegistration['declaration']['nav'][number]
const remote = (name: string, prefixes: string[], nav: Nav[]): RemoteRegistration =>
  testRemote({ name, title: name, routes: prefixes.map((prefix) => ({ prefix })), nav })
/** The menu as the real remotes declare it. */
const remotes: RemoteRegistration[] = [
  remote(
    'mf-learner',
    ['/my-courses', '/courses', '/profile'],
    [
      {
        key: 'courses',
        label: 'Meine Kurse',
        path: '/my-courses',
        active_below: ['/my-courses', '/courses'],
        place: 'top',
        order: 10,
      },
    ],
  ),
  remote('mf-sales', ['/sales'], [{ key: 's', label: 'Empfehlen', path: '/sales', place: 'top', order: 20 }]),
  remote(
    'mf-admin',
    ['/admin'],
    [
      {
        key: 'admin',
        label: 'Verwaltung',
        path: '/admin/members',
        active_below: '/admin',
        permission: 'admin',
        place: 'top',
        order: 30,
      },
    ],
  ),
  remote(
    'mf-editor',
    ['/course-editor'],
    [
      {
        key: 'editor',
        label: 'Kurse bearbeiten',
        path: '/course-editor/course-list',
        active_below: '/course-editor',
        permission: 'course_creator',
        place: 'top',
        order: 40,
      },
    ],
  ),
]

const admin = { ...testSession, perms: { admin: true, course_creator: false } }
const editorsLink = { ...testSession, perms: { admin: false, course_creator: true } }
const config = { remotes }
const frame = <Frame plain={false}>Seite</Frame>

const bar = () => within(screen.getByRole('banner'))
const footer = () => within(screen.getByRole('contentinfo'))
const links = () =>
  bar()
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the bar', () => {
  it('leads home by the logo: to the courses when logged in, to the login otherwise', () => {
    renderPage(frame, { config })
    expect(bar().getByRole('link', { name: 'Zur Startseite von Kursportal' })).toHaveAttribute(
      'href',
      '/my-courses',
    )
    expect(footer().getByRole('link', { name: 'Zur Startseite von Kursportal' })).toHaveAttribute(
      'href',
      '/my-courses',
    )
  })

  it('leads back from the login to what can be seen without it, such as an invitation', () => {
    renderPage(frame, { config, session: null, at: '/sales/7' })
    expect(bar().getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      '/login?redirectTo=%2Fsales%2F7',
    )
  })

  it('leads somebody not logged in to the login, without links, menu or bell', () => {
    renderPage(frame, { config, session: null })
    for (const part of [bar(), footer()])
      expect(part.getByRole('link', { name: 'Zur Startseite von Kursportal' })).toHaveAttribute(
        'href',
        '/login',
      )
    expect(bar().getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login')
    expect(bar().queryAllByRole('listitem')).toEqual([])
    expect(bar().queryByRole('button', { name: /Menü/ })).toBeNull()
    expect(bar().queryByRole('button', { name: /Mitteilungen/ })).toBeNull()
  })

  it('shows everybody who is logged in their courses and recommending', () => {
    renderPage(frame, { config })
    expect(links()).toEqual(['Meine Kurse', 'Empfehlen'])
    expect(bar().queryByRole('button', { name: /Mitteilungen/ })).toBeNull()
  })

  it.each([
    ['/my-courses', 'page'],
    ['/courses/1/lectures/2', 'true'],
    ['/profile', null],
  ])('marks their courses on %s: %s', (at, current) => {
    renderPage(frame, { config, at })
    expect(bar().getByRole('link', { name: 'Meine Kurse' }).getAttribute('aria-current')).toBe(current)
  })

  it('adds administration for admins, current on every path below /admin', () => {
    renderPage(frame, { config, session: admin, at: '/admin/settings' })
    expect(links()).toEqual(['Meine Kurse', 'Empfehlen', 'Verwaltung', 'Kurse bearbeiten'])
    expect(bar().getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('aria-current', 'true')
    expect(bar().getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', '/admin/members')
    expect(bar().getByRole('link', { name: 'Empfehlen' })).not.toHaveAttribute('aria-current')
  })

  it('adds the editor and the bell for course creators', async () => {
    const answers = { 'GET /uploads': { items: [], total: 0, unseen: 0 } }
    renderPage(frame, { config, answers, session: editorsLink, at: '/course-editor/courses/1' })
    expect(links()).toEqual(['Meine Kurse', 'Empfehlen', 'Kurse bearbeiten'])
    expect(bar().getByRole('link', { name: 'Kurse bearbeiten' })).toHaveAttribute('aria-current', 'true')
    expect(await bar().findByRole('button', { name: 'Mitteilungen' })).toBeVisible()
  })

  it.each([
    ['/my-courses', null],
    ['/profile', 'page'],
  ])('leads to the profile by name and picture; on %s it is current: %s', (at, current) => {
    renderPage(frame, { config, at })
    const profile = bar().getByRole('link', { name: 'Dein Profil: Lore Lindner' })
    expect(profile).toHaveAttribute('href', '/profile')
    expect(profile.getAttribute('aria-current')).toBe(current)
    // The initials stand in the circle, which has the ring.
    const circle = within(profile).getByText('LL').parentElement ?? profile
    expect(getComputedStyle(circle).boxShadow !== 'none').toBe(current === 'page')
  })

  it('has the initials of first and last name, as others see them in a forum', () => {
    const user = { ...testSession.user, first_name: 'Erna Maria', last_name: 'Groß von Hohenstaufen' }
    const name = `${user.first_name} ${user.last_name}`
    renderPage(frame, { config, session: { ...testSession, user: { ...user, name } } })
    expect(within(bar().getByRole('link', { name: `Dein Profil: ${name}` })).getByText('EG')).toBeVisible()
  })

  it('is not there on a plain page, nor is the footer', () => {
    renderPage(<Frame plain>Seite</Frame>, { config })
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.getByRole('main')).toHaveTextContent('Seite')
  })

  it('of a preview build says PREVIEW instead of the logo, and what that means', async () => {
    const features = { ...testSystemConfig.features, preview: true }
    const { user } = renderPage(frame, { config: { remotes, features } })
    expect(bar().queryByRole('link', { name: 'Zur Startseite von Kursportal' })).toBeNull()
    await user.click(bar().getByRole('button', { name: 'PREVIEW' }))
    expect(await screen.findByRole('dialog', { name: 'Das ist eine Vorschau' })).toBeVisible()
  })

  it('carries the admin’s logo, one by day and one by night', () => {
    const images = {
      'main-logo': '01980000-0000-7000-8000-00000000000a',
      'main-logo-dark': '01980000-0000-7000-8000-00000000000b',
      'start-page': null,
      'seo-logo': null,
      favicon: null,
    }
    renderPage(frame, { config, settings: { images, name: 'Gesund & munter' } })
    const sources = [...screen.getByRole('banner').querySelectorAll('img')].map((image) => image.src)
    expect(sources.map((source) => source.slice(-46, -10))).toEqual([
      images['main-logo'],
      images['main-logo-dark'],
    ])
  })
})

describe('help', () => {
  const help = ['Häufige Fragen', 'Impressum']

  it.each(['/my-courses', '/admin/members'])('is found in the same order in both menus on %s', async (at) => {
    const { user } = renderPage(frame, { config, session: admin, at })
    await user.click(bar().getByRole('button', { name: 'Menü öffnen' }))
    const phone = within(bar().getAllByRole('navigation', { name: 'Hauptmenü' }).at(-1) ?? document.body)
    const named = (role: 'link' | 'menuitem', place = phone) =>
      place
        .getAllByRole(role)
        .map(({ textContent }) => textContent)
        .filter((label) => help.includes(label ?? ''))
    expect(named('link')).toEqual(help)
    await user.click(bar().getByRole('button', { name: /^Dein Konto/ }))
    expect(named('menuitem', within(await screen.findByRole('menu')))).toEqual(help)
  })

  it('comes first in the footer, and without questions leads to who can be asked', () => {
    renderPage(frame, { config, settings: { faq: false } })
    expect(footer().getAllByRole('listitem')[0]).toHaveTextContent('Impressum')
  })
})

describe('the shortcuts', () => {
  it.each([
    ['{Alt>}{Shift>}h{/Shift}{/Alt}', '/my-courses'],
    ['{Alt>}{Shift>}p{/Shift}{/Alt}', '/profile'],
    ['{Shift>}p{/Shift}', '/sales'],
    ['{Control>}{Alt>}{Shift>}p{/Shift}{/Alt}{/Control}', '/sales'],
  ])('%s leads to %s', async (keys, target) => {
    const { user, address } = renderPage(frame, { config, at: '/sales' })
    await user.keyboard(keys)
    expect(address()).toBe(target)
  })
})

describe('the footer', () => {
  it('has the legal pages, the accessibility statement, and the product’s name with its year', () => {
    renderPage(frame, { config, settings: { name: 'Gesund & munter' } })
    expect(
      footer()
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('link').getAttribute('href')),
    ).toEqual([
      '/faq',
      '/legal/imprint',
      '/legal/privacy',
      '/legal/terms-of-use',
      '/legal/accessibility',
      '/report',
    ])
    expect(footer().getByText('© 2024 Gesund & munter')).toBeVisible()
  })

  it.each([
    ['/admin', false],
    ['/admin/members', false],
    ['/administration', true],
  ])('on %s is there: %s', (at, there) => {
    renderPage(frame, { config, at, session: admin })
    expect(screen.queryByRole('contentinfo') !== null).toBe(there)
  })
})

it('names its landmarks where it stands in the frame of another page', () => {
  const { parent } = window
  Object.defineProperty(window, 'parent', { value: {}, configurable: true, writable: true })
  renderPage(frame, { config })
  for (const role of ['banner', 'main', 'contentinfo'])
    expect(screen.getByRole(role, { name: 'Vorschau' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Rechtliches (Vorschau)' })).toBeVisible()
  // The one of the tests themselves.
  expect(screen.getAllByRole('region', { name: 'Meldungen' })).toHaveLength(1)
  Object.defineProperty(window, 'parent', { value: parent, configurable: true, writable: true })
})
