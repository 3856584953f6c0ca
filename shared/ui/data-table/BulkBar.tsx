import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bottomBar, lowWindow, radius, shadow } from '../../theme/tokens.ts'
import { useTableTexts } from './table-texts.ts'
import type { Selection } from './table-types.ts'

/** What can be done with the picked rows; there while any are picked, at the bottom of the window. */
export function BulkBar({ selected, onChange, actions }: Selection) {
  const text = useTableTexts()
  return (
    <Box
      aria-live="polite"
      sx={{ position: 'sticky', [lowWindow]: { position: 'static' }, bottom: 16, zIndex: 2 }}
    >
      {selected.size > 0 && (
        <Box
          {...{ [bottomBar]: 'asks' }}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            mt: 2,
            p: 1.5,
            pl: 2.5,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: `${radius.card}px`,
            boxShadow: shadow.raised,
          }}
        >
          <Box sx={{ fontWeight: 600, flex: 1, minWidth: 180 }}>
            {text('selected', { count: selected.size })}
          </Box>
          <Button variant="text" color="inherit" size="small" onClick={() => onChange(new Set())}>
            {text('clearSelection')}
          </Button>
          {actions}
        </Box>
      )}
    </Box>
  )
}
