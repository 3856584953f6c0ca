import { remoteDeclaration } from '@kursportal/shared/federation'
import { readFileSync } from 'node:fs'
import { everydayTasks } from './everyday-tasks.ts'
import { findPages } from './find-pages.ts'

const pages = [
  { label: 'Mitglieder', path: '/admin/members' },
  { label: 'Nachrichten', path: '/admin/mails' },
  { label: 'Vorlagen', path: '/admin/templates' },
  { label: 'Einstellungen', path: '/admin/settings' },
]
const declared = remoteDeclaration.parse(
  JSON.parse(readFileSync(new URL('../../../remote.json', import.meta.url), 'utf8')),
)
/** The menu as it is, with the page of the editor's team. */
const all = [
  ...declared.nav
    .filter(({ place }) => place === 'admin')
    .map(({ path }) => ({ label: path.replaceAll('/', ' '), path })),
  { label: 'courses', path: '/course-editor/course-list' },
]

describe('pages found by everyday words', () => {
  it('are found by their name first', () => {
    expect(findPages('mitgl', pages)[0]).toEqual({ title: 'Mitglieder', path: '/admin/members', note: '' })
  })

  it('are found by what is done there, and say which page it is', () => {
    expect(findPages('passwort', pages)).toEqual([
      { title: 'Bei der Anmeldung helfen', path: '/admin/members', note: 'Mitglieder' },
    ])
  })

  it('are left out where there is no such page', () => {
    expect(findPages('sepa', pages)).toEqual([])
  })

  it('are found by a task on a part of them, and not where the page itself is switched off', () => {
    const menu = [{ label: 'Auszahlungen', path: '/admin/payouts' }]
    expect(findPages('camt', menu).map(({ path }) => path)).toEqual(['/admin/payouts/answers'])
    expect(findPages('verein', [{ label: 'Übersicht', path: '/admin' }])).toEqual([])
  })

  it('are all in the menu', () => {
    const titles = everydayTasks.filter(({ title }) => findPages(title, all).length === 0)
    expect(titles).toEqual([])
  })

  it('are none for no word', () => {
    expect(findPages('  ', pages)).toEqual([])
  })

  // What somebody who runs a course business wants, as they would type it.
  it.each([
    ['person finden', '/admin/members'],
    ['geburtsdatum', '/admin/members'],
    ['passwort vergessen', '/admin/members'],
    ['kurs zurücksetzen', '/admin/members'],
    ['konto löschen', '/admin/members'],
    ['kursleitung', '/admin/team'],
    ['verein anlegen', '/admin/groups'],
    ['verein bringt', '/admin/groups'],
    ['provision', '/admin/sales/levels'],
    ['auszahlung', '/admin/payouts'],
    ['sepa', '/admin/payouts'],
    ['storno', '/admin/payouts'],
    ['geld fehlt', '/admin/payouts'],
    ['krankenkasse', '/admin/insurances'],
    ['standard', '/admin/default-access'],
    ['logo', '/admin/settings'],
    ['abschalten', '/admin/settings'],
    ['mail formulieren', '/admin/templates'],
    ['knopf', '/admin/texts'],
    ['faq', '/admin/faq'],
    ['impressum', '/admin/pages'],
    ['test-mail', '/admin/templates'],
    ['mails ankommen', '/admin/mails'],
    ['wer geändert', '/admin/log'],
    ['modul', '/admin/modules'],
    ['was alle lernen', '/admin/default-access'],
    ['datenschutz ändern', '/admin/pages'],
    ['jemanden löschen', '/admin/members'],
    ['krankenkasse hinzufügen', '/admin/insurances'],
    ['doppeltes konto', '/admin/members'],
    ['Rechte vergeben', '/admin/team'],
    ['trainer anlegen', '/admin/team'],
    ['wie kann ich eine Bescheinigung neu ausstellen', '/admin/members'],
    ['gebühr', '/admin/members'],
    ['dsgvo auskunft', '/admin/members'],
    ['zugang geben', '/admin/members'],
    ['excel', '/admin/members/import'],
    ['mail kam nicht an', '/admin/mails'],
    ['erinnern', '/admin/mails/reminders'],
    ['statistik', '/admin'],
    ['rechnung', '/admin/payouts/documents'],
    ['kontoauszug', '/admin/payouts/answers'],
    ['cookies', '/admin/pages'],
  ])('„%s“ leads to %s', (typed, path) => {
    expect(findPages(typed, all).map((found) => found.path)).toContain(path)
  })
})
