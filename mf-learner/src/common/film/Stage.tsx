import { imageAddress } from '@kursportal/shared/client'
import { Box, CoverArt, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { LASTING, useInertBackground, useFullScreen } from './full-screen.ts'

type StageProps = {
  /** What is seen until the first picture of the film: the lecture's, else a drawn one. */
  poster: { imageId: string | null; title: string } | null
  /** Within a text: as wide as the text, where the film of a lecture reaches the edges of a phone. */
  inText?: boolean
  children: ReactNode
}

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const

/** The 16:9 ground a film is shown on; keeps its room from the first moment on, and takes the whole screen. */
export const Stage = ({ poster, inText = false, children }: StageProps): ReactNode => {
  const stage = useRef<HTMLDivElement>(null)
  const full = useFullScreen() && !inText
  useInertBackground(stage, full)
  const image = imageAddress(poster?.imageId, 1280)
  return (
    <Box sx={{ aspectRatio: '16 / 9', mx: inText ? 0 : { xs: -2, sm: 0 } }}>
      <Box
        ref={stage}
        data-stage={inText ? '' : LASTING}
        sx={{
          ...(full
            ? { position: 'fixed', inset: 0, zIndex: 'modal' }
            : { position: 'relative', height: '100%', borderRadius: inText ? 1 : { xs: 0, sm: 1.5 } }),
          '&:fullscreen': { borderRadius: 0 },
          overflow: 'hidden',
          containerType: 'inline-size',
          bgcolor: 'common.black',
          color: 'common.white',
        }}
      >
        {image ? (
          <Box component="img" src={image} alt="" loading={inText ? 'lazy' : 'eager'} sx={whole} />
        ) : (
          poster && (
            <Box sx={whole}>
              <CoverArt name={poster.title} />
            </Box>
          )
        )}
        {children}
      </Box>
    </Box>
  )
}

type NoteProps = {
  icon?: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Read out at once instead of when there is a pause. */
  alarming?: boolean
  /** It follows what somebody did or saw on the stage: the focus goes along, unless it is elsewhere on the page. */
  takesFocus?: boolean
}

/** What is said on the stage while no film plays. */
export const StageNote = (props: NoteProps): ReactNode => {
  const { icon, title, children, actions, alarming = false, takesFocus = false } = props
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const active = document.activeElement
    const follows = active === null || active === document.body || active.closest('[data-stage]') !== null
    if (takesFocus && follows) note.current?.focus()
  }, [takesFocus])
  return (
    <Box
      ref={note}
      role={alarming ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 2,
        display: 'grid',
        placeContent: 'safe center',
        justifyItems: 'center',
        gap: { xs: 0.75, sm: 1.5 },
        p: { xs: 1.5, sm: 4 },
        overflowY: 'auto',
        textAlign: 'center',
        bgcolor: 'rgb(12 17 15 / 0.86)',
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'stage-note 320ms cubic-bezier(0.2, 0, 0, 1)',
          '@keyframes stage-note': { from: { opacity: 0 } },
        },
      }}
    >
      {icon}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ maxWidth: '46ch', textWrap: 'pretty' }}>
          {children}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 0.5 }}>
          {actions}
        </Box>
      )}
    </Box>
  )
}

/** The stage while its film is on its way: the poster stays in sight, something moves, and it is said. */
export const StageWaiting = ({ words }: { words: string }): ReactNode => (
  <Box
    component="output"
    sx={{
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: 72,
      height: 72,
      m: '-36px',
      borderRadius: '50%',
      bgcolor: 'rgb(12 17 15 / 0.6)',
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 16,
        borderRadius: '50%',
        border: '4px solid currentColor',
        borderTopColor: 'transparent',
        animation: 'stage-waiting 1s linear infinite',
      },
      '@keyframes stage-waiting': { to: { transform: 'rotate(1turn)' } },
    }}
  >
    <VisuallyHidden>{words}</VisuallyHidden>
  </Box>
)
