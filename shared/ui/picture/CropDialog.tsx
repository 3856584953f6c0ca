import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import Cropper from 'react-easy-crop'
import { styleNonce } from '../base/style-nonce.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { CropMoves } from './CropMoves.tsx'
import { movedPlace, type Direction } from './crop-place.ts'
import { cutPicture, type Cut } from './cut-picture.ts'
import { aspectOf, type PictureShape } from './picture-shape.ts'
import { usePictureTexts } from './picture-texts.ts'

/** How many times larger than the frame a picture may be drawn. */
const MOST_ZOOM = 4

type Props = {
  /** Where the browser finds the chosen picture, such as an object URL. */
  address: string
  shape: PictureShape
  onClose: () => void
  /** The file is no picture after all. */
  onUnreadable: () => void
  /** Takes the part as a JPEG; while it runs the dialog stays. */
  onTake: (part: Blob) => Promise<void>
  /** What went wrong with the last part. */
  error?: string | undefined
}

/** Chooses the part of a picture that is shown: by dragging, press by press, or with arrow keys and the slider. */
export const CropDialog = ({ address, shape, onClose, onUnreadable, onTake, error }: Props): ReactNode => {
  const text = usePictureTexts()
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [picture, setPicture] = useState({ width: 0, height: 0 })
  const [frame, setFrame] = useState({ width: 0, height: 0 })
  const [cut, setCut] = useState<Cut>()
  const [busy, setBusy] = useState(false)
  const take = async (): Promise<void> => {
    if (!cut) return
    setBusy(true)
    try {
      const part = await cutPicture(address, cut).catch(onUnreadable)
      if (part) await onTake(part)
    } finally {
      setBusy(false)
    }
  }
  const move = (direction: Direction): void =>
    setPlace((before) => movedPlace(before, direction, { picture, frame, zoom }))
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={text('cropTitle')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {text('cancel')}
          </Button>
          <Button variant="contained" onClick={() => void take()} loading={busy} disabled={!cut}>
            {text('take')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{text('cropHint')}</Typography>
      <Box
        sx={{
          position: 'relative',
          // On phones no higher than leaves the slider in sight above the buttons.
          height: { xs: 'clamp(150px, calc(100dvh - 560px), 280px)', sm: 360 },
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.sunken',
          // The frame fills the area, so its ring of focus is drawn inside of it.
          '& [role="application"]:focus-visible:focus-visible:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <Cropper
          image={address}
          nonce={styleNonce()}
          aspect={aspectOf(shape)}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          showGrid={false}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          setMediaSize={setPicture}
          setCropSize={setFrame}
          onCropAreaChange={(_, pixels) => setCut(pixels)}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          cropperProps={{ 'aria-label': text('cropArea'), role: 'application' }}
        />
      </Box>
      <CropMoves onMove={move} />
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mt: 1.5 }}>
        {text('zoom')}
      </Box>
      <Box
        component="input"
        id={id}
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(event) => setZoom(Number(event.target.value))}
        sx={{ width: '100%', height: 44, m: 0, accentColor: (theme) => theme.vars.palette.primary.main }}
      />
      {error && <Alert severity="error">{error}</Alert>}
    </Dialog>
  )
}
