import { Alert, Box, Button, Dialog, Typography } from '@kursportal/shared/ui'
import { useId, useState, type ReactNode } from 'react'
import Cropper from 'react-easy-crop'
import { useTexts } from '../../../texts/index.ts'
import { cutPicture, type Cut } from './cut-picture.ts'

const MOST_ZOOM = 4

type Props = {
  /** Object URL of the chosen file. */
  address: string
  onClose: () => void
  /** The file is no picture after all. */
  onUnreadable: () => void
  /** Takes the square; while it runs the dialog stays. */
  onTake: (square: Blob) => Promise<void>
  /** What went wrong with the last square. */
  error: string | undefined
}

/** Chooses the square of a picture: with mouse or finger, or with arrow keys and the slider. */
const CropDialog = ({ address, onClose, onUnreadable, onTake, error }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState<Cut>()
  const [busy, setBusy] = useState(false)
  const take = async (): Promise<void> => {
    if (!cut) return
    setBusy(true)
    try {
      const square = await cutPicture(address, cut).catch(onUnreadable)
      if (square) await onTake(square)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={t('profile.picture.cropTitle')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('profile.cancel')}
          </Button>
          <Button variant="contained" onClick={() => void take()} loading={busy} disabled={!cut}>
            {t('profile.picture.take')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('profile.picture.cropHint')}</Typography>
      <Box
        sx={{
          position: 'relative',
          height: { xs: 280, sm: 360 },
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.sunken',
        }}
      >
        <Cropper
          image={address}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setCut(pixels)}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          cropperProps={{ 'aria-label': t('profile.picture.cropArea'), role: 'application' }}
        />
      </Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mt: 2.5 }}>
        {t('profile.picture.zoom')}
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

export default CropDialog
