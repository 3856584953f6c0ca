import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ClockIcon, ImageIcon } from '../base/icons.ts'
import { useUiText } from '../texts.ts'
import { useImage } from './useImage.ts'

type Props = {
  /** The address; without one the fallback shows. */
  src?: string | undefined
  /** Addresses by width, as in HTML. */
  srcSet?: string
  sizes?: string
  /** What can be seen; empty when the picture is decoration. */
  alt: string
  /** Width divided by height; the room is kept while the picture loads, so nothing jumps. */
  ratio?: number
  /** Takes all the height there is; `ratio` is then the least. */
  fill?: boolean
  /** For the picture one sees first: loads at once instead of when it comes near. */
  eager?: boolean
  /** Shown when there is no picture. */
  fallback?: ReactNode
}

/** A picture that keeps its room, waits while the server prepares it (425), and falls back decently. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  ratio = 16 / 9,
  fill = false,
  eager = false,
  fallback,
}: Props) {
  const text = useUiText()
  const { state, isDrawn, onLoad, onError } = useImage(src)
  const words = state === 'processing' ? text('imageProcessing') : text('imageFailed')
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: String(ratio),
        ...(fill && { minHeight: '100%', width: '100%' }),
        bgcolor: 'background.sunken',
        overflow: 'hidden',
      }}
    >
      {!isDrawn && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            color: 'text.secondary',
          }}
        >
          {state === 'failed' && fallback !== undefined ? (
            fallback
          ) : (
            <Box
              sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 2, textAlign: 'center' }}
              role={alt ? 'img' : undefined}
              aria-label={alt || undefined}
            >
              {state === 'processing' ? <ClockIcon size={28} /> : <ImageIcon size={28} />}
              <span>{words}</span>
            </Box>
          )}
        </Box>
      )}
      {isDrawn && (
        <Box
          component="img"
          src={src}
          {...(srcSet && { srcSet })}
          {...(sizes && { sizes })}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={onLoad}
          onError={onError}
          sx={(theme) => ({
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            display: 'block',
            // By night the lamp is on: a bright picture would dazzle.
            ...theme.applyStyles('dark', { filter: 'brightness(0.84)' }),
          })}
        />
      )}
    </Box>
  )
}
