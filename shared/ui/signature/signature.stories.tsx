import Box from '@mui/material/Box'
import { z } from 'zod'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { SignatureField } from './SignatureField.tsx'

export default { title: 'Unterschrift' } satisfies StoryMeta

const schema = z.object({ signature: z.unknown() })

function Example({ signature }: { signature: unknown }) {
  const form = useKitForm(schema, { defaultValues: { signature } })
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Form form={form} onSubmit={() => undefined}>
        <SignatureField
          name={form.at('signature')}
          label="Unterschrift"
          hint="So kommt sie auf deine Bescheinigung."
        />
      </Form>
    </Box>
  )
}

export const Drawing: Story = { name: 'Zeichnen', render: () => <Example signature={null} /> }
export const Typing: Story = {
  name: 'Tippen',
  render: () => <Example signature={{ kind: 'typed', text: 'Annegret Schäfer' }} />,
}
