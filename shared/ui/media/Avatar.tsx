import Box from '@mui/material/Box'
import { initialsOf } from './initials.ts'
import { useImage } from './useImage.ts'

type Props = {
  name: string
  src?: string | undefined
  /** Side in px. */
  size?: number
  /** A ring in the platform's colour, as on the profile page. */
  outlined?: boolean
}

/** A person's picture, or their initials. Decoration: the name stands beside it or labels what it is in. */
export function Avatar({ name, src, size = 44, outlined = false }: Props) {
  const { state, isDrawn, onLoad, onError } = useImage(src)
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'relative',
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: 'primary.soft',
        // A picked row has that colour itself.
        '[data-selected] &': { bgcolor: 'background.paper' },
        color: 'primary.onSoft',
        fontSize: size * 0.38,
        fontWeight: 700,
        lineHeight: 1,
        boxShadow: (theme) =>
          outlined
            ? `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 5px ${theme.vars.palette.primary.main}`
            : 'none',
      }}
    >
      {state !== 'ready' && (
        // Out of the flow, as a link would underline it otherwise.
        <Box component="span" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          {initialsOf(name)}
        </Box>
      )}
      {isDrawn && (
        <Box
          component="img"
          src={src}
          alt=""
          onLoad={onLoad}
          onError={onError}
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  )
}
