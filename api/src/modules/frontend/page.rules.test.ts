import { deliveredFlags } from '@kursportal/shared/domain'
import { fillPage, type PageParts } from './page.rules.ts'

const hint = (page: string): string =>
  `<link rel="preload" href="/assets/${page}.js" as="script" data-chunk="${page}">`
const template = `<head><!-- head -->${hint('login')}${hint('register')}${hint('kit-forms')}${hint('kit-forms')}</head>
<div id="splash"><!-- mark --><svg fill="%PRIMARY%"></svg><!-- /mark --></div>
<noscript>%NAME% braucht JavaScript</noscript><script nonce="%NONCE%">%BOOTSTRAP%</script>`

const none = {
  'main-logo': null,
  'main-logo-dark': null,
  'start-page': null,
  'seo-logo': null,
  favicon: null,
}
const DAY = '01980000-0000-7000-8000-00000000000a'
const NIGHT = '01980000-0000-7000-8000-00000000000b'

const fill = (
  settings: Partial<PageParts['bootstrap']['settings']> = {},
  pathname = '/',
  ahead: Partial<PageParts> = {},
): string =>
  fillPage(template, {
    pathname,
    bootstrap: {
      settings: {
        name: 'Gesund & munter',
        colors: { primary: '#7a2e8e' },
        ...deliveredFlags,
        images: none,
        updated_at: null,
        ...settings,
      },
      session: null,
      ui_texts: {},
    } as unknown as PageParts['bootstrap'],
    preload: [],
    kit: [],
    ...ahead,
    nonce: 'n',
    publicUrl: 'https://kurse.example',
  })
const splash = (html: string): string => /<div id="splash">(.*?)<\/div>/s.exec(html)?.[1] ?? ''

describe('the page before any script has run', () => {
  it('shows the mark in the colour of the platform, and its name', () => {
    const html = fill()
    expect(splash(html)).toContain('<svg fill="#7a2e8e">')
    expect(html).toContain('<noscript>Gesund &amp; munter braucht JavaScript')
    expect(html).toContain('<title>Gesund &amp; munter</title>')
  })

  it('shows the admin’s logo instead, one by day and one by night', () => {
    const html = splash(fill({ images: { ...none, 'main-logo': DAY, 'main-logo-dark': NIGHT } }))
    expect(html).toMatch(
      new RegExp(`class="day" src="/api/image\\?id=${DAY}.*class="night" src="/api/image\\?id=${NIGHT}`),
    )
    expect(html).not.toContain('<svg')
  })

  it('shows the one logo there is at all times', () => {
    const html = splash(fill({ images: { ...none, 'main-logo': DAY } }))
    expect(html).toBe(`<img src="/api/image?id=${DAY}&amp;width=640" alt="">`)
  })

  it('names the picture for links to it with its whole address', () => {
    expect(fill({ images: { ...none, 'seo-logo': DAY } })).toContain(
      `<meta property="og:image" content="https://kurse.example/api/image?id=${DAY}&amp;width=1280">`,
    )
    expect(fill()).not.toContain('og:image')
  })

  it('puts nothing of the settings where it could be read as markup', () => {
    const html = fill({ name: '</noscript><script>alert(1)</script>', colors: { primary: '"><script>' } })
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('"><script>')
  })

  it('hints at the files of the page that is asked for, and at no other', () => {
    expect(fill({}, '/login/password')).toContain('/assets/login.js')
    expect(fill({}, '/login/password')).not.toContain('/assets/register.js')
    expect(fill({}, '/my-courses')).not.toContain('/assets/')
  })

  it('hints at the parts of the kit of the screen, each file once', () => {
    const html = fill({}, '/courses/7', { kit: ['kit-forms'] })
    expect(html.match(/\/assets\/kit-forms\.js/g)).toHaveLength(1)
  })

  it('gives search engines its courses as data, out of which nothing gets', () => {
    const head = { status: 200 as const, title: 'Rücken', hidden: false }
    const html = fill({}, '/access/1', {
      head: { ...head, courses: [{ '@type': 'Course', name: '</script><script>alert(1)' }] },
    })
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Course', name: '</script><script>alert(1)' }],
    })
    expect(fill({}, '/access/1', { head: { ...head, courses: [] } })).not.toContain('ld+json')
  })
})
