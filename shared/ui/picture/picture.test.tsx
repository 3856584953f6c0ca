import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { z } from 'zod'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeRoot } from '../../theme/index.ts'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { movedPlace, type Direction } from './crop-place.ts'
import { drawnSize } from './cut-picture.ts'
import { PictureField } from './PictureField.tsx'

it.each([
  [
    { width: 400, height: 225 },
    { width: 400, height: 225 },
  ],
  [
    { width: 3200, height: 1800 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 1000.4, height: 1000.4 },
    { width: 1000, height: 1000 },
  ],
  [
    { width: 0.2, height: 0.2 },
    { width: 1, height: 1 },
  ],
])('a part of %p is drawn as %p', (part, size) => {
  expect(drawnSize({ x: 10, y: 20, ...part })).toEqual(size)
})

const room = { picture: { width: 400, height: 200 }, frame: { width: 200, height: 200 }, zoom: 1 }
it.each<[Direction, { x: number; y: number }, number, { x: number; y: number }]>([
  ['left', { x: 0, y: 0 }, 1, { x: -25, y: 0 }],
  ['right', { x: -25, y: 0 }, 1, { x: 0, y: 0 }],
  ['right', { x: 90, y: 0 }, 1, { x: 100, y: 0 }],
  ['left', { x: -100, y: 0 }, 1, { x: -100, y: 0 }],
  ['up', { x: 10, y: 0 }, 1, { x: 10, y: 0 }],
  ['down', { x: 10, y: 0 }, 2, { x: 10, y: 25 }],
  ['down', { x: 10, y: 90 }, 2, { x: 10, y: 100 }],
])('a picture moved %s from %p at zoom %d stands at %p', (direction, place, zoom, after) => {
  expect(movedPlace(place, direction, { ...room, zoom })).toEqual(after)
})

const schema = z.object({ image_id: z.string().nullable() })
const Example = () => {
  const form = useKitForm(schema, { defaultValues: { image_id: 'ein-bild' } })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <PictureField name={form.at('image_id')} label="Titelbild" shape="16x9" maxBytes={1000} />
      <output>{form.watch('image_id') ?? 'keins'}</output>
    </Form>
  )
}

const open = () => {
  const element = (
    <ThemeRoot>
      <Example />
    </ThemeRoot>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

it('shows the picture of a form, and takes it out again', async () => {
  open()
  expect(screen.getByRole('img', { name: 'Gewähltes Bild' })).toHaveAttribute(
    'src',
    expect.stringContaining('ein-bild'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Bild entfernen' }))
  expect(screen.getByRole('status')).toHaveTextContent('keins')
  expect(screen.getByLabelText(/^Titelbild/)).toHaveAttribute('type', 'file')
})

it('keeps the picture when another one is not chosen after all, and refuses what is too large', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: /^Titelbild|Anderes Bild/ }))
  const input = screen.getByLabelText(/^Titelbild/, { selector: 'input' })
  await userEvent.upload(input, new File([new Uint8Array(1001)], 'meer.png', { type: 'image/png' }))
  expect(await screen.findByText(/„meer.png“ ist zu groß/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(screen.getByRole('status')).toHaveTextContent('ein-bild')
})
