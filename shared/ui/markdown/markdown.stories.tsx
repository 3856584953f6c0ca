import { z } from 'zod'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Card, CardBody } from '../base/Card.tsx'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { Markdown } from './Markdown.tsx'
import { MarkdownField } from './MarkdownField.tsx'

export default { title: 'Texte in Markdown' } satisfies StoryMeta

const sample =
  '## Anbieter\n\nGesund gGmbH, Lindenweg 4\n\n- Telefon\n- [E-Mail](mailto:hallo@kursportal.example)'

function Example() {
  const form = useKitForm(z.object({ content: z.string() }), { defaultValues: { content: sample } })
  return (
    <Card sx={{ maxWidth: 760, mx: 'auto' }}>
      <CardBody>
        <Form form={form} onSubmit={() => undefined}>
          <MarkdownField name={form.at('content')} label="Text" rows={6} />
        </Form>
      </CardBody>
    </Card>
  )
}

export const Shown: Story = { name: 'Gezeigt', render: () => <Markdown>{sample}</Markdown> }
export const Written: Story = { name: 'Geschrieben', render: () => <Example /> }
