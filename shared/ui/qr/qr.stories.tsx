import type { Story, StoryMeta } from '../../gallery/story.ts'
import { QrCode } from './QrCode.tsx'

export default { title: 'QR-Code' } satisfies StoryMeta

export const Address: Story = {
  name: 'Eine Adresse',
  render: () => <QrCode address="https://kursportal.example/register" label="QR-Code" size="168px" />,
}
