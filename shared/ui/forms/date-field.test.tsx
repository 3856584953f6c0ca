import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { z } from 'zod'
import { deviceDay } from '../../domain/people/berlin-day.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { useKitForm } from './useKitForm.ts'

it.each([
  ['the day there is', '1950-03-12', '1950-03-12'],
  ['about 1970 while there is none', '', '1970-06-15'],
])('opens the calendar of a birth date at %s, and offers none to come', async (_, day, at) => {
  const showPicker = jest.fn()
  HTMLInputElement.prototype.showPicker = showPicker
  const Birth = () => {
    const form = useKitForm(z.object({ day: z.string() }), { defaultValues: { day } })
    return (
      <Form form={form} onSubmit={() => undefined} label="Du">
        <DateField birth name={form.at('day')} label="Geburtsdatum" />
      </Form>
    )
  }
  const { container } = render(
    <ThemeRoot>
      <Birth />
    </ThemeRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }))
  const calendar = container.querySelector<HTMLInputElement>('input[type=date]')
  expect(showPicker).toHaveBeenCalledTimes(1)
  expect(calendar).toHaveValue(at)
  expect(calendar?.max).toBe(deviceDay(new Date()))
  expect(screen.getByLabelText('Geburtsdatum')).toHaveValue(day && '12.03.1950')
})

it('takes two digits of a year for a day to come, and for a birth that was', async () => {
  const onSubmit = jest.fn()
  const Days = () => {
    const form = useKitForm(z.object({ day: z.string(), birth: z.string() }), { defaultValues: {} })
    return (
      <Form form={form} onSubmit={onSubmit} label="Tage">
        <DateField name={form.at('day')} label="Gilt bis" />
        <DateField birth name={form.at('birth')} label="Geburtsdatum" />
        <button type="submit">Senden</button>
      </Form>
    )
  }
  render(
    <ThemeRoot>
      <Days />
    </ThemeRoot>,
  )
  const nextYear = new Date().getFullYear() + 1
  const typed = `31.12.${nextYear - 2000}`
  await userEvent.type(screen.getByLabelText('Gilt bis'), typed)
  await userEvent.type(screen.getByLabelText('Geburtsdatum'), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]).toMatchObject([
    { day: `${nextYear}-12-31`, birth: `${nextYear - 100}-12-31` },
  ])
})
