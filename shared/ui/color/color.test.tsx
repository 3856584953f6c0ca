import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { z } from 'zod'
import { ThemeRoot } from '../../theme/index.ts'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { ColorField } from './ColorField.tsx'

const Example = ({ onSubmit }: { onSubmit: (values: { color: string }) => void }) => {
  const form = useKitForm(z.object({ color: z.string().regex(/^#[0-9a-f]{6}$/i) }), {
    defaultValues: { color: '#1f6f5f' },
  })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <ColorField name={form.at('color')} label="Hauptfarbe" />
      <button type="submit">Speichern</button>
    </Form>
  )
}
const open = () => {
  const sent: { color: string }[] = []
  render(
    <ThemeRoot>
      <Example onSubmit={(values) => sent.push(values)} />
    </ThemeRoot>,
  )
  return sent
}
const type = async (color: string) => {
  const field = screen.getByLabelText('Hauptfarbe')
  await userEvent.clear(field)
  await userEvent.type(field, color)
}

it('says what becomes of a pale colour by day, and that it can be read by night', async () => {
  open()
  expect(screen.getByText('Bei Nacht')).toBeVisible()
  await type('#ffd400')
  expect(await screen.findByText(/Zum Lesen zu hell: Kontrast 1,1 zu 1, nötig sind 4,5 zu 1/)).toBeVisible()
  expect(screen.getByText('Gut lesbar. Die Farbe bleibt, wie sie ist.')).toBeVisible()
})

it('writes three digits out, and refuses what is no colour', async () => {
  const sent = open()
  await type('#abc')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(sent).toEqual([{ color: '#aabbcc' }])
  await type('1F6F5F')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(sent.at(-1)).toEqual({ color: '#1F6F5F' })
  await userEvent.clear(screen.getByLabelText('Hauptfarbe'))
  await userEvent.click(screen.getByLabelText('Hauptfarbe'))
  await userEvent.paste('  #2255aa ')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(sent.at(-1)).toEqual({ color: '#2255aa' })
  await type('blau')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText(/Eine Farbe besteht aus # und sechs Zeichen/)).toBeVisible()
  expect(sent).toHaveLength(3)
})
