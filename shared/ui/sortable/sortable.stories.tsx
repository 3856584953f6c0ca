import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { SortableList } from './SortableList.tsx'

export default { title: 'Reihenfolge' } satisfies StoryMeta

function Example() {
  const [items, setItems] = useState([
    'Willkommen',
    'Was der Rücken braucht',
    'Brustwirbelsäulenmobilisation',
    'Quiz',
  ])
  return (
    <SortableList
      label="Lektionen"
      items={items}
      itemKey={(item) => item}
      itemName={(item) => item}
      onReorder={setItems}
    >
      {(item) => <Typography sx={{ fontWeight: 600 }}>{item}</Typography>}
    </SortableList>
  )
}

export const Lectures: Story = { name: 'Lektionen', render: () => <Example /> }
