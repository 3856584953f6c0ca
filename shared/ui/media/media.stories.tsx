import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { CardGrid } from '../base/CardGrid.tsx'
import { CertificateIcon, DoneIcon } from '../base/icons.ts'
import { StatusChip } from '../base/StatusChip.tsx'
import { Avatar } from './Avatar.tsx'
import { MediaCard } from './MediaCard.tsx'
import { Picture } from './Picture.tsx'

export default { title: 'Bilder' } satisfies StoryMeta

export const Cards: Story = {
  name: 'Kurskarten',
  render: () => (
    <CardGrid>
      <li>
        <MediaCard
          title="Achtsamkeitsbasierte Stressbewältigung"
          href="/courses/1"
          meta="8 Lektionen mit Dr. Ölçer-Größl"
          status={
            <StatusChip tone="success" icon={<DoneIcon />}>
              Abgeschlossen
            </StatusChip>
          }
          progress={{ value: 1, units: { done: 8, total: 8 } }}
          actions={
            <Button variant="outlined" size="small" startIcon={<CertificateIcon size={20} />}>
              Bescheinigung
            </Button>
          }
        />
      </li>
      <li>
        <MediaCard
          title="Besser schlafen"
          href="/courses/2"
          meta="10 Lektionen"
          progress={{ value: 0.3, units: { done: 3, total: 10 } }}
          footer="Weiter mit: Das Schlaftagebuch"
        />
      </li>
      <li>
        <MediaCard title="Ausgewogen essen" href="/courses/3" meta="Noch nicht begonnen" />
      </li>
    </CardGrid>
  ),
}

export const Avatars: Story = {
  name: 'Avatare',
  render: () => (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Avatar name="Wilhelmine Großmann" />
      <Avatar name="Ömer Çelik" size={64} outlined />
      <Avatar name="Bo" size={96} />
    </Box>
  ),
}

export const Pictures: Story = {
  name: 'Bild, das fehlt',
  render: () => (
    <Box sx={{ maxWidth: 360, borderRadius: 2, overflow: 'hidden' }}>
      <Picture src="gibt-es-nicht.png" alt="Dehnung im Sitzen" />
    </Box>
  ),
}
