import type { LandingBlockType } from '@kursportal/shared/contract'
import { Box, Dialog } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { blockTypes } from '../state/blocks.ts'

type Props = { open: boolean; onClose: () => void; onAdd: (type: LandingBlockType) => void }

/** Which kind of block to add, each with a sentence of what it is for. */
export const AddBlockDialog = ({ open, onClose, onAdd }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('landing.addTitle')} width="md">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {blockTypes.map((type) => (
          <li key={type}>
            <Box
              component="button"
              type="button"
              onClick={() => onAdd(type)}
              sx={{
                width: '100%',
                height: '100%',
                p: 1.5,
                textAlign: 'start',
                font: 'inherit',
                color: 'inherit',
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                borderRadius: '14px',
                cursor: 'pointer',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {t(`landing.types.${type}`)}
              </Box>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
                {t(`landing.typeHints.${type}`)}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Dialog>
  )
}
