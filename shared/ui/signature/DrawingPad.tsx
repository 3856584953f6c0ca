import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import SignaturePad from 'signature_pad'
import { useEffect, useEffectEvent, useRef } from 'react'
import { radius } from '../../theme/tokens.ts'
import { useSignatureTexts } from './signature-texts.ts'

/** Pixels of the picture, whatever room the pad has on the page. */
const PICTURE = { width: 900, height: 300 }

// Always light with black ink, by night too: it is the picture that is printed.
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.common.white,
  color: theme.vars.palette.common.black,
  overflow: 'hidden',
  '& canvas': {
    display: 'block',
    width: '100%',
    aspectRatio: `${PICTURE.width} / ${PICTURE.height}`,
    minHeight: 132,
    touchAction: 'none',
    cursor: 'crosshair',
    position: 'relative',
  },
}))

type Props = {
  empty: boolean
  describedBy: string | undefined
  /** Gets the picture after each stroke. */
  onDraw: (png: string) => void
}

/** A sheet one draws on with finger, pen or mouse. Turning the phone loses nothing: only its scale changes. */
export function DrawingPad({ empty, describedBy, onDraw }: Props) {
  const text = useSignatureTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const drawn = useEffectEvent((sheet: HTMLCanvasElement) => onDraw(sheet.toDataURL('image/png')))
  useEffect(() => {
    const sheet = canvas.current
    const context = sheet?.getContext('2d')
    if (!sheet || !context) return undefined
    const made = new SignaturePad(sheet, { minWidth: 1, maxWidth: 3.2 })
    const fit = () => {
      const { width, height } = sheet.getBoundingClientRect()
      if (width > 0 && height > 0)
        context.setTransform(PICTURE.width / width, 0, 0, PICTURE.height / height, 0, 0)
    }
    const onEnd = () => drawn(sheet)
    // It tells the first size too, once the browser has worked it out: asking for it here would make it do so twice.
    const observer = new ResizeObserver(fit)
    observer.observe(sheet)
    made.addEventListener('endStroke', onEnd)
    pad.current = made
    return () => {
      observer.disconnect()
      made.off()
    }
  }, [])
  useEffect(() => {
    if (empty) pad.current?.clear()
  }, [empty])
  return (
    <Sheet>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 'auto 24px 24%',
          borderBottom: '1.5px solid',
          borderColor: 'common.black',
          opacity: 0.35,
        }}
      />
      {empty && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: '0 16px auto',
            top: '28%',
            textAlign: 'center',
            opacity: 0.65,
            fontSize: '1rem',
          }}
        >
          {text('signHere')}
        </Box>
      )}
      <canvas ref={canvas} aria-describedby={describedBy} {...PICTURE}>
        {text('pad')}
      </canvas>
    </Sheet>
  )
}
