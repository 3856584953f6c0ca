import { Link, Outlet, useRoutes } from '@kursportal/shared/router'
import { renderPage } from '@kursportal/shared/testing'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { draftCourse } from '../../common/drafts.testing.ts'
import { PartHeading } from './PartHeading.tsx'

const Editor = (): ReactNode => (
  <>
    <Link to="/b">Zur Lektion</Link>
    <input aria-label="Titel" />
    <Outlet context={{ course: draftCourse, chapters: [], isWide: true, enteredAt: 'first' }} />
  </>
)
const Page = (): ReactNode =>
  useRoutes([
    {
      element: <Editor />,
      children: [
        { path: '/a', element: <PartHeading key="a">Ankommen</PartHeading> },
        { path: '/b', element: <PartHeading key="b">Atmen</PartHeading> },
      ],
    },
  ])

it('has the focus once its part is open', async () => {
  const { user } = renderPage(<Page />, { at: '/a' })
  await user.click(screen.getByRole('link', { name: 'Zur Lektion' }))
  expect(await screen.findByRole('heading', { name: 'Atmen' })).toHaveFocus()
})

it('leaves the focus where somebody writes already', async () => {
  const { user } = renderPage(<Page />, { at: '/a' })
  const field = screen.getByRole('textbox', { name: 'Titel' })
  // The part takes its time: the person is on in the field before its heading is there.
  await user.click(field)
  act(() => screen.getByRole('link', { name: 'Zur Lektion' }).click())
  expect(await screen.findByRole('heading', { name: 'Atmen' })).toBeInTheDocument()
  await user.keyboard('Ruhig')
  expect(field).toHaveValue('Ruhig')
})
