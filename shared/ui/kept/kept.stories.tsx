import type { Story, StoryMeta } from '../../gallery/story.ts'
import { KeptAgain } from './KeptAgain.tsx'

export default { title: 'Was noch nicht gespeichert war' } satisfies StoryMeta

const at = '2026-03-02T10:00:00.000Z'

export const Again: Story = { name: 'Wieder da', render: () => <KeptAgain at={at} /> }
export const ThrownAway: Story = {
  name: 'Wieder da, noch nicht weitergeschrieben',
  render: () => <KeptAgain at={at} onThrowAway={() => undefined} />,
}
