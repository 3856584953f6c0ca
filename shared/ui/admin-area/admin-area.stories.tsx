import type { Story, StoryMeta } from '../../gallery/story.ts'
import { PageFrame } from '../frame/PageFrame.tsx'
import { AdminArea } from './AdminArea.tsx'

export default { title: 'Verwaltung' } satisfies StoryMeta

export const Page: Story = {
  name: 'Eine Seite neben dem Menü',
  parameters: { alone: true },
  render: () => (
    <AdminArea onSearch={() => undefined}>
      <PageFrame title="Hofbuch">Hier steht die Seite.</PageFrame>
    </AdminArea>
  ),
}
