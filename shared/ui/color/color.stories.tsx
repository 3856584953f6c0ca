import { z } from 'zod'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Card, CardBody } from '../base/Card.tsx'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { ColorField } from './ColorField.tsx'

export default { title: 'Farbe' } satisfies StoryMeta

function Example({ color }: { color: string }) {
  const form = useKitForm(z.object({ color: z.string() }), { defaultValues: { color } })
  return (
    <Card sx={{ maxWidth: 760, mx: 'auto' }}>
      <CardBody>
        <Form form={form} onSubmit={() => undefined}>
          <ColorField
            name={form.at('color')}
            label="Hauptfarbe"
            hint="Knöpfe, Links und Zeichnungen bekommen sie."
          />
        </Form>
      </CardBody>
    </Card>
  )
}

export const Readable: Story = {
  name: 'Farbe, die man lesen kann',
  render: () => <Example color="#1f6f5f" />,
}
export const Pale: Story = { name: 'Zu helle Farbe', render: () => <Example color="#ffd400" /> }
