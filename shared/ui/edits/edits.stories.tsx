import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { EditConflictDialog } from './EditConflictDialog.tsx'

export default { title: 'Zwei an einem Formular' } satisfies StoryMeta

function Example() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Speichern</Button>
      <EditConflictDialog
        open={open}
        edited={{ at: '2026-03-02T17:30:00.000Z', by: { id: '1', name: 'Anna Albrecht' } }}
        entries={[
          { key: 'title', label: 'Titel', mine: 'Rückenfit im Alltag', theirs: 'Rückenschule für alle' },
          {
            key: 'text',
            label: 'Text',
            mine: 'Atme ruhig ein und aus.',
            theirs: 'Atme ein, halte kurz inne und atme aus.',
            canKeepBoth: true,
          },
        ]}
        onDecide={() => setOpen(false)}
        onLater={() => setOpen(false)}
      />
    </>
  )
}

export const Conflict: Story = { name: 'Zwei Fassungen', render: () => <Example /> }
