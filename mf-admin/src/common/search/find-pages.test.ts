import { everydayTasks } from './everyday-tasks.ts'
import { findPages } from './find-pages.ts'

const pages = [
  { label: 'Mitglieder', path: '/admin/members' },
  { label: 'Nachrichten', path: '/admin/mails' },
  { label: 'Vorlagen', path: '/admin/templates' },
  { label: 'Einstellungen', path: '/admin/settings' },
]
const all = [...new Set(everydayTasks.map(({ path }) => path))].map((path) => ({ label: path, path }))

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
  ])('„%s“ leads to %s', (typed, path) => {
    expect(findPages(typed, all).map((found) => found.path)).toContain(path)
  })
})
