import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Story, StoryMeta } from '../gallery/story.ts'

export default { title: 'Look' } satisfies StoryMeta

const sizes = ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const
const words: Partial<Record<(typeof sizes)[number], string>> = {
  h1: 'Rückengesundheit im Alltag',
  h2: 'Was dich in dieser Einheit erwartet',
  h3: 'Wirbelsäulenfreundliche Schreibtischgewohnheiten',
  body1:
    'Setz dich aufrecht hin, stell beide Füße auf den Boden und lass die Schultern sinken. „Gut genug“ reicht.',
}

export const Type: Story = {
  name: 'Schrift',
  render: () => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sizes.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {words[variant] ?? `${variant}: Krankenversicherungsnummer 1lI0O, größer, süß, Ärger`}
        </Typography>
      ))}
    </Box>
  ),
}

const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const

export const Colors: Story = {
  name: 'Farben',
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1.5 }}>
      {tones.map((tone) => (
        <Box key={tone} sx={{ borderRadius: 2, overflow: 'hidden' }}>
          <Box sx={{ bgcolor: `${tone}.main`, color: `${tone}.contrastText`, p: 2 }}>{tone}</Box>
          <Box sx={{ bgcolor: `${tone}.dark`, color: `${tone}.contrastText`, p: 2 }}>darüber</Box>
          <Box sx={{ bgcolor: `${tone}.soft`, color: `${tone}.onSoft`, p: 2 }}>leise</Box>
          <Box sx={{ bgcolor: 'background.paper', color: `${tone}.main`, p: 2 }}>Text</Box>
        </Box>
      ))}
    </Box>
  ),
}
