import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bottomBar, lowWindow, radius, shadow } from '../../theme/tokens.ts'
import { goesOnBackground } from '../frame/goes-on.ts'
import { useTableTexts } from './table-texts.ts'
import type { Selection } from './table-types.ts'
import { useTotal } from './useTotal.ts'

/** What the bar takes. */
type Props = Selection & {
  /** How many the search and the filters find. */
  total: number
}

/** What can be done with the picked rows; there while any are picked, at the bottom of the window. */
export function BulkBar({ selected, onChange, all = false, onAll, actions, total }: Props) {
  const text = useTableTexts()
  const inAll = useTotal()
  return (
    <Box
      aria-live="polite"
      sx={{ position: 'sticky', [lowWindow]: { position: 'static' }, bottom: 16, zIndex: 2 }}
    >
      {(selected.size > 0 || all) && (
        <Box
          {...{ [bottomBar]: 'asks' }}
          sx={{
            display: 'flex',
            // One line on phones, pushed to the side, so that the rows stay in sight.
            flexWrap: { xs: 'nowrap', md: 'wrap' },
            overflowX: { xs: 'auto', md: 'visible' },
            scrollbarWidth: 'thin',
            '& > *': { flexShrink: 0 },
            alignItems: 'center',
            gap: 1.5,
            mt: 2,
            p: 1.5,
            pl: 2.5,
            background: goesOnBackground('paper'),
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: `${radius.card}px`,
            boxShadow: shadow.raised,
          }}
        >
          <Box sx={{ fontWeight: 600, flexGrow: 1, whiteSpace: { xs: 'nowrap', md: 'normal' } }}>
            {all ? text('allSelected', { total: inAll(total) }) : text('selected', { count: selected.size })}
          </Box>
          {onAll && !all && total > selected.size && (
            <Button variant="text" size="small" onClick={() => onAll(true)}>
              {text('selectFound', { total: inAll(total) })}
            </Button>
          )}
          <Button
            variant="text"
            color="inherit"
            size="small"
            onClick={() => (all && onAll ? onAll(false) : onChange(new Set()))}
          >
            {text('clearSelection')}
          </Button>
          {actions}
        </Box>
      )}
    </Box>
  )
}
