import type { CourseAuthors } from '@kursportal/shared/contract'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftCourse } from '../../../common/drafts.testing.ts'
import { AuthorsPart } from './AuthorsPart.tsx'

const me = { id: testSession.user.id, name: 'Eva Kurs' }
const ina = {
  id: '01980000-0000-7000-8000-0000000000a1',
  name: 'Ina Helm',
  email: 'ina@beispiel.de',
  // Half an hour after midnight: the day before by UTC, east of Greenwich.
  created_at: new Date(2026, 2, 2, 0, 30).toISOString(),
}
const own: CourseAuthors = { owner: me, authors: [ina], may_manage: true }
const course = { 'course-id': draftCourse.id }

const open = (answers: FakeAnswers = {}) =>
  renderPage(<AuthorsPart courseId={draftCourse.id} />, {
    answers: { 'GET /course/authors': own, ...answers },
  })

describe('who makes a course', () => {
  it('says whose it is and who else, and lets somebody in', async () => {
    const { user, sent } = open({ 'POST /course/author': own })
    expect(await screen.findByText('Eva Kurs (du)')).toBeVisible()
    expect(screen.getByText(/ina@beispiel\.de · seit 02\.03\.2026/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: 'E-Mail-Adresse' }), 'tom@beispiel.de')
    await user.click(within(dialog).getByRole('button', { name: 'Hinzufügen' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'POST /course/author')).toMatchObject({
        query: course,
        body: { email: 'tom@beispiel.de' },
      }),
    )
    expect(await screen.findByText('tom@beispiel.de kann den Kurs jetzt ändern.')).toBeInTheDocument()
  })

  it('keeps what was typed where nobody of that address creates courses, and says why', async () => {
    const { user } = open({ 'POST /course/author': refuse('no_such_creator') })
    await user.click(await screen.findByRole('button', { name: 'Person hinzufügen' }))
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByRole('textbox', { name: 'E-Mail-Adresse' })
    await user.type(field, 'wer@beispiel.de')
    await user.click(within(dialog).getByRole('button', { name: 'Hinzufügen' }))
    expect(await within(dialog).findByText(/kann niemand Kurse erstellen/)).toBeVisible()
    expect(field).toHaveValue('wer@beispiel.de')
  })

  it('takes somebody out, and leads the focus on from the row that is gone', async () => {
    let authors = [ina]
    const { user } = open({
      'GET /course/authors': () => ({ ...own, authors }),
      'DELETE /course/author': () => {
        authors = []
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Was mit Ina Helm geschehen soll' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Nicht mehr mitarbeiten lassen' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Nicht mehr mitarbeiten lassen' }))
    await waitFor(() => expect(screen.queryByText(/ina@beispiel\.de/)).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Person hinzufügen' })).toHaveFocus())
  })

  it('hands the course over only after saying what that means', async () => {
    const { user, sent } = open({
      'POST /course/owner': { owner: { id: ina.id, name: ina.name }, authors: [], may_manage: false },
    })
    await user.click(await screen.findByRole('button', { name: 'Was mit Ina Helm geschehen soll' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Kurs übergeben' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Zurückgeben kann ihn nur Ina Helm.')
    await user.click(within(dialog).getByRole('button', { name: 'Kurs übergeben' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'POST /course/owner')?.body).toEqual({ user_id: ina.id }),
    )
  })

  it('leads the focus on to whose it is now, once the course is handed over', async () => {
    let answer = own
    const { user } = open({
      'GET /course/authors': () => answer,
      'POST /course/owner': () => {
        answer = {
          owner: { id: ina.id, name: ina.name },
          authors: [{ ...ina, ...me }],
          may_manage: false,
        }
        return answer
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Was mit Ina Helm geschehen soll' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Kurs übergeben' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Kurs übergeben' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Person hinzufügen' })).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(screen.getByText('Ina Helm').closest('li')).toHaveFocus())
  })

  it('lets an author leave, and decide nothing else', async () => {
    const { user, sent } = open({
      'GET /course/authors': {
        owner: { id: ina.id, name: ina.name },
        authors: [{ ...ina, ...me }],
        may_manage: false,
      },
      'DELETE /course/author': undefined,
    })
    expect(await screen.findByText(/bleiben bei Ina Helm\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Person hinzufügen' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Nicht mehr mitarbeiten' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Nicht mehr mitarbeiten' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'DELETE /course/author')?.query).toEqual({
        ...course,
        'user-id': me.id,
      }),
    )
  })

  it('says so where it cannot be read', async () => {
    open({ 'GET /course/authors': refuse('internal_error') })
    expect(await screen.findByText('Wer an diesem Kurs arbeitet, konnte nicht geladen werden')).toBeVisible()
  })
})
