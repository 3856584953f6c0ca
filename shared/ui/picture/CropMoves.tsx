import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useId, type ReactNode } from 'react'
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '../base/icons.ts'
import type { Direction } from './crop-place.ts'
import { usePictureTexts } from './picture-texts.ts'

const arrows = [
  { direction: 'left', Icon: ArrowLeftIcon },
  { direction: 'right', Icon: ArrowRightIcon },
  { direction: 'up', Icon: ArrowUpIcon },
  { direction: 'down', Icon: ArrowDownIcon },
] as const

/** Moves the picture press by press, for whoever cannot drag (WCAG 2.5.7). */
export const CropMoves = ({ onMove }: { onMove: (direction: Direction) => void }): ReactNode => {
  const text = usePictureTexts()
  const id = useId()
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        mt: 1.5,
      }}
    >
      <Box id={id} sx={{ fontWeight: 600 }}>
        {text('move')}
      </Box>
      <Box sx={{ display: 'flex' }}>
        {arrows.map(({ direction, Icon }) => (
          <IconButton
            key={direction}
            aria-label={text(`moves.${direction}`)}
            onClick={() => onMove(direction)}
          >
            <Icon size={22} />
          </IconButton>
        ))}
      </Box>
    </Box>
  )
}
