import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { ThemeRoot } from '../../theme/index.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'

const options: ComboboxOption[] = [
  { value: 'yoga', label: 'Yoga' },
  { value: 'pilates', label: 'Pilates' },
]

const open = () => {
  const drawings: string[] = []
  const Field = () => {
    const [value, setValue] = useState<ComboboxOption | null>(null)
    return <Combobox label="Kurs" options={options} value={value} onChange={setValue} />
  }
  render(
    <ThemeRoot>
      <Profiler id="combobox" onRender={(_, kind) => drawings.push(kind)}>
        <Field />
      </Profiler>
    </ThemeRoot>,
  )
  return drawings
}

it('is not drawn a second time in the task that puts it into the page', () => {
  expect(open()).not.toContain('nested-update')
})

it('opens its list where it stands, and takes what is chosen', async () => {
  open()
  const field = screen.getByRole('combobox', { name: 'Kurs' })
  await userEvent.type(field, 'pil')
  await userEvent.click(within(screen.getByRole('listbox')).getByText('Pilates'))
  expect(field).toHaveValue('Pilates')
})

it.each([
  ['pilates ', 'Pilates'],
  ['pil', ''],
])('takes %j as the name of one only in full, when the field is left', async (typed, taken) => {
  open()
  const field = screen.getByRole('combobox', { name: 'Kurs' })
  await userEvent.type(field, typed)
  await userEvent.tab()
  expect(field).toHaveValue(taken)
})

it('leaves what is typed while one is chosen, though each drawing describes it anew', async () => {
  const searched: string[] = []
  const Field = () => {
    const [typed, setTyped] = useState('')
    return (
      <Combobox
        label="Kurs"
        options={options.filter(({ label }) => label.toLowerCase().includes(typed))}
        value={{ value: 'yoga', label: 'Yoga' }}
        onChange={() => undefined}
        onSearch={(text) => {
          searched.push(text)
          setTyped(text)
        }}
      />
    )
  }
  render(
    <ThemeRoot>
      <Field />
    </ThemeRoot>,
  )
  const field = screen.getByRole('combobox', { name: 'Kurs' })
  await userEvent.tripleClick(field)
  await userEvent.keyboard('pil')
  expect(field).toHaveValue('pil')
  expect(searched.at(-1)).toBe('pil')
  await userEvent.tab()
  expect(field).toHaveValue('Yoga')
})
