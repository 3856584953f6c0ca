import Box from '@mui/material/Box'
import { z } from 'zod'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { CropDialog } from './CropDialog.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import { PictureField } from './PictureField.tsx'
import type { PictureShape } from './picture-shape.ts'

export default { title: 'Bilder wählen' } satisfies StoryMeta

const later = () => Promise.resolve()
const nothing = () => undefined
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#bcd6e0"/><circle cx="620" cy="220" r="110" fill="#f2bd62"/><path d="M0 480Q240 300 460 470T900 430V700H0Z" fill="#8fbf9f"/></svg>`
const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`

const crop = (name: string, shape: PictureShape): Story => ({
  name,
  parameters: { alone: true },
  render: () => (
    <CropDialog address={address} shape={shape} onClose={nothing} onUnreadable={nothing} onTake={later} />
  ),
})

const schema = z.object({ image_id: z.string().nullable() })

function Example() {
  const form = useKitForm(schema, { defaultValues: { image_id: null } })
  return (
    <Form form={form} onSubmit={nothing}>
      <PictureField
        name={form.at('image_id')}
        label="Titelbild"
        hint="Es steht auf der Karte des Kurses."
        shape="16x9"
        maxBytes={10_000_000}
      />
    </Form>
  )
}

export const Field: Story = { name: 'Bild in einem Formular', render: () => <Example /> }
export const Drop: Story = {
  name: 'Bild, gleich gespeichert',
  render: () => (
    <Box sx={{ maxWidth: 480 }}>
      <PictureDrop label="Profilbild auswählen" shape="round" maxBytes={10_000_000} onTake={later} />
    </Box>
  ),
}
export const Round: Story = crop('Ausschnitt, rund', 'round')
export const Wide: Story = crop('Ausschnitt, breit', '16x9')
