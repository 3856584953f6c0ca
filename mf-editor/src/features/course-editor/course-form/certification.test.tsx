import { newCourse } from '@kursportal/shared/contract'
import { Outlet, useRoutes } from '@kursportal/shared/router'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import '@kursportal/shared/testing/kept'
import type { ReactNode } from 'react'
import { translate } from './texts.ts'
import { draftChapter, draftCourse } from '../../../common/drafts.testing.ts'
import { courseLooks } from './course-looks.tsx'
import CourseFormPage from './CourseFormPage.tsx'

const Form = (): ReactNode =>
  useRoutes([
    {
      element: <Outlet context={{ course: draftCourse, chapters: [draftChapter], isWide: true }} />,
      children: [{ path: '*', element: <CourseFormPage /> }],
    },
  ])

const answers: FakeAnswers = {
  'GET /course/dev': draftCourse,
  'GET /course/authors': { owner: draftCourse.owner, authors: [], may_manage: true },
  'GET /qualification-proofs': { items: [], total: 0 },
  'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
  'PATCH /course': draftCourse,
}

describe('the certification of a course', () => {
  it('is saved as the contract holds it', async () => {
    const { user, sent } = renderPage(<Form />, { answers })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Präventionsprinzip/ }),
      'Förderung von Entspannung',
    )
    await user.type(screen.getByRole('textbox', { name: /^Kursnummer/ }), 'KU-BE-A1B2C3')
    await user.type(screen.getByRole('textbox', { name: /^Zertifiziert bis/ }), '31.1.2029')
    await user.click(screen.getByRole('radio', { name: /^80 %/ }))
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /course')?.body).toEqual({
        prevention_principle: 'stress_relaxation',
        certification_number: 'KU-BE-A1B2C3',
        certified_until: '2029-01-31',
        required_participation: 80,
        based_on: 'c1',
      }),
    )
  })

  it('offers the usual contraindications of its field, once, beside what was typed', async () => {
    const { user, sent } = renderPage(<Form />, { answers })
    const group = await screen.findByRole('group', { name: 'Wer nicht teilnehmen darf' })
    await user.click(within(group).getByRole('button', { name: 'Punkt hinzufügen' }))
    await user.type(within(group).getByRole('textbox'), 'Höhenangst')
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Präventionsprinzip/ }),
      'Förderung von Entspannung',
    )
    await user.click(screen.getByRole('button', { name: /^Übliche Punkte für „Stress-/ }))
    expect(screen.queryByRole('button', { name: /^Übliche Punkte/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const lines = await waitFor(() => {
      const body = sent.find(({ key }) => key === 'PATCH /course')?.body as
        | { contraindications: string[] }
        | undefined
      if (!body) throw new Error('nothing was sent')
      return body.contraindications
    })
    expect(lines[0]).toBe('Höhenangst')
    expect(lines).toHaveLength(6)
  })

  it('shows each contraindication whole, which stays one line when one with a break is pasted', async () => {
    const { user } = renderPage(<Form />, { answers })
    const group = await screen.findByRole('group', { name: 'Wer nicht teilnehmen darf' })
    await user.click(within(group).getByRole('button', { name: 'Punkt hinzufügen' }))
    const line = within(group).getByRole('textbox', { name: 'Punkt 1' })
    await waitFor(() => expect(line).toHaveFocus())
    await user.paste('Bluthochdruck, der nicht\ngut eingestellt ist')
    expect(line).toHaveValue('Bluthochdruck, der nicht gut eingestellt ist')
    // What wraps its text, as far as it can be seen where nothing is drawn.
    expect(line.tagName).toBe('TEXTAREA')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(within(group).getByRole('textbox', { name: 'Punkt 2' })).toHaveFocus())
  })

  it('points out an odd number without refusing it', async () => {
    const { user } = renderPage(<Form />, { answers })
    const number = await screen.findByRole('textbox', { name: /^Kursnummer/ })
    await user.type(number, 'KU-4711')
    expect(screen.getByText(/sieht ungewöhnlich aus/)).toBeVisible()
    await user.clear(number)
    expect(screen.queryByText(/sieht ungewöhnlich aus/)).toBeNull()
  })

  it('asks for the time of an answer only where questions are allowed', async () => {
    const { user } = renderPage(<Form />, { answers })
    expect(await screen.findByRole('textbox', { name: 'Antwort innerhalb von' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^Teilnehmende können Fragen/ }))
    expect(screen.queryByRole('textbox', { name: 'Antwort innerhalb von' })).toBeNull()
  })
})

it('two versions of it stand side by side in German words', () => {
  const looks = courseLooks(translate)
  expect(looks.prevention_principle.show?.('nutrition_balance', null)).toBe(
    'Vermeidung von Mangel- und Fehlernährung',
  )
  expect(looks.prevention_principle.show?.(null, 'nutrition_balance')).toBe('Nicht zertifiziert')
  expect(looks.certified_until.show?.('2029-01-31', null)).toBe('31.01.2029')
  expect(looks.required_participation.show?.(newCourse.required_participation, 80)).toBe(
    '100 % der Kurseinheiten',
  )
})
