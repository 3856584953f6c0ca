import { useState } from 'react'
import Box from '@mui/material/Box'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'

export default { title: 'Auswahl mit Suche' } satisfies StoryMeta

const options: ComboboxOption[] = [
  { value: 'tk', label: 'Techniker Krankenkasse', group: 'Häufig gewählt' },
  { value: 'aok', label: 'AOK Rheinland-Hamburg', group: 'Häufig gewählt' },
  {
    value: 'bkk',
    label: 'Betriebskrankenkasse Musterstadt',
    description: 'Braucht deine IBAN',
    group: 'Alle',
  },
]

function Example() {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  return (
    <Box sx={{ maxWidth: 480, minHeight: 380 }}>
      <Combobox
        label="Krankenkasse"
        hint="Tippe ein paar Buchstaben."
        options={options}
        value={value}
        onChange={setValue}
      />
    </Box>
  )
}

export const Insurance: Story = { name: 'Krankenkasse', render: () => <Example /> }
