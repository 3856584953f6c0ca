import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import '@kursportal/shared/testing/kept'
import { draftChapter, draftCourse } from '../../../common/drafts.testing.ts'
import { AddLecture } from './AddLecture.tsx'

it('asks for the kind of a lecture before its title, which Enter sends', async () => {
  const { user } = renderPage(<AddLecture courseId={draftCourse.id} chapter={draftChapter} />)
  await user.click(screen.getByRole('button', { name: 'Lektion hinzufügen' }))
  const title = await screen.findByRole('textbox', { name: 'Titel' })
  expect(title).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('combobox', { name: 'Was für eine Lektion?' })).toHaveFocus()
})

it('is open in one chapter at a time, and keeps what was typed in the other', async () => {
  const { user } = renderPage(
    <>
      <AddLecture courseId={draftCourse.id} chapter={draftChapter} />
      <AddLecture courseId={draftCourse.id} chapter={{ ...draftChapter, id: draftCourse.id }} />
    </>,
  )
  const [first] = screen.getAllByRole('button', { name: 'Lektion hinzufügen' })
  await user.click(first!)
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Ankommen')
  await user.click(screen.getByRole('button', { name: 'Lektion hinzufügen' }))
  const second = await screen.findByRole('textbox', { name: 'Titel' })
  expect(second).toHaveValue('')
  expect(second).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Lektion hinzufügen' }))
  expect(await screen.findByRole('textbox', { name: 'Titel' })).toHaveValue('Ankommen')
})
