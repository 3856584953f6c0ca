import { landingPreviewAnswer, type LandingPreviewMessage } from '@kursportal/shared/contract'
import { LANDING_PREVIEW } from '@kursportal/shared/domain'
import { Box, FilterButtons } from '@kursportal/shared/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Content } from '../state/content.ts'

/** How wide the page is shown, in px. */
const widths = { phone: 360, tablet: 768, desk: 1280 } as const
type Width = keyof typeof widths

type Props = {
  accessId: string
  content: Content
  selected: string | undefined
  onChoose: (blockId: string) => void
}

/** The width of the place the page is shown in, in px; 0 before it is known. */
const usePlaceWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const place = ref.current
    if (!place || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** The real page in a frame, as visitors will see it, at the widths of a phone, a tablet and a desk. */
export const PreviewPane = ({ accessId, content, selected, onChoose }: Props): ReactNode => {
  const t = useTexts()
  const [width, setWidth] = useState<Width>('phone')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  const { ref, width: room } = usePlaceWidth()
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const answer = landingPreviewAnswer.safeParse(data).data
      if (answer?.kind === 'landing-preview-ready') setReady(true)
      if (answer?.kind === 'landing-preview-chosen') choose.current(answer.block_id)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (!isReady) return
    const message: LandingPreviewMessage = {
      kind: 'landing-preview',
      ...content,
      selected: selected ?? null,
    }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isReady, content, selected])
  const scale = room > 0 ? Math.min(1, room / widths[width]) : 1
  return (
    <Box component="section" aria-label={t('landing.panes.preview')} sx={{ minWidth: 0 }}>
      <FilterButtons
        label={t('landing.widths.label')}
        options={[
          { value: 'phone', label: t('landing.widths.phone') },
          { value: 'tablet', label: t('landing.widths.tablet') },
          { value: 'desk', label: t('landing.widths.desk') },
        ]}
        chosen={width}
        onChoose={setWidth}
      />
      <Box
        ref={ref}
        sx={{
          mt: 1.5,
          height: 'max(480px, calc(100vh - 260px))',
          overflow: 'hidden',
          display: 'grid',
          justifyContent: 'center',
          borderRadius: '20px',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.sunken',
        }}
      >
        <Box sx={{ width: widths[width] * scale, height: '100%', overflow: 'hidden' }}>
          <Box
            component="iframe"
            ref={frame}
            title={t('landing.previewTitle')}
            src={`/access/${accessId}?${LANDING_PREVIEW}=1`}
            sx={{
              display: 'block',
              border: 0,
              width: widths[width],
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
              transformOrigin: 'top left',
              bgcolor: 'background.default',
            }}
          />
        </Box>
      </Box>
    </Box>
  )
}
