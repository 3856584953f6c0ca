import {
  BellIcon,
  Box,
  EmptyState,
  IconButton,
  Loaded,
  TextSkeleton,
  Typography,
  UploadIcon,
} from '@kursportal/shared/ui'
import { useUploads as useRunning } from '@kursportal/shared/ui/uploads'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { badgeText } from './bell.rules.ts'
import { RunningUploads } from './RunningUploads.tsx'
import { UploadEntry } from './UploadEntry.tsx'
import { useUploads } from './useUploads.ts'

const Badge = ({ text }: { text: string }): ReactNode => (
  <Box
    component="span"
    aria-hidden
    sx={{
      position: 'absolute',
      top: 2,
      right: 0,
      minWidth: 20,
      height: 20,
      px: 0.5,
      borderRadius: '10px',
      bgcolor: 'error.main',
      color: 'error.contrastText',
      fontSize: '0.75rem',
      fontWeight: 700,
      lineHeight: '20px',
    }}
  >
    {text}
  </Box>
)

/** Says without a number that this browser uploads something. */
const RunningMark = (): ReactNode => (
  <Box
    component="span"
    aria-hidden
    sx={{
      position: 'absolute',
      bottom: 2,
      right: 0,
      p: '2px',
      borderRadius: '50%',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      lineHeight: 0,
    }}
  >
    <UploadIcon size={14} />
  </Box>
)

/** The bell of course creators with its list (specification, Notification popup). */
const Bell = (): ReactNode => {
  const t = useTexts()
  const { list, opened, closed } = useUploads()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popupId = useId()
  const unseen = list.data?.unseen ?? 0
  const running = [...useRunning().values()]
  const name = unseen > 0 ? t('bell.unseen', { shown: badgeText(unseen) }) : t('bell.open')

  useEffect(() => {
    if (!open) return undefined
    const leave = (): void => {
      setOpen(false)
      closed()
    }
    // A click and the focus alike: what has been left must not lie over what is gone on with.
    const onElsewhere = (event: Event): void => {
      if (area.current && !event.composedPath().includes(area.current)) leave()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      if (area.current?.contains(document.activeElement)) button.current?.focus()
      leave()
    }
    document.addEventListener('click', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, closed])

  const toggle = (): void => {
    setOpen(!open)
    if (open) closed()
    else opened()
  }
  const follow = (): void => {
    setOpen(false)
    closed()
  }

  return (
    <Box ref={area} sx={{ position: 'relative' }}>
      <IconButton
        ref={button}
        onClick={toggle}
        aria-expanded={open}
        aria-controls={popupId}
        aria-label={[name, running.length > 0 && t('bell.runningCount', { count: running.length })]
          .filter(Boolean)
          .join(', ')}
      >
        <BellIcon />
        {unseen > 0 && <Badge text={badgeText(unseen)} />}
        {running.length > 0 && <RunningMark />}
      </IconButton>
      <Box
        id={popupId}
        component="section"
        aria-label={t('bell.title')}
        hidden={!open}
        sx={{
          display: open ? 'block' : 'none',
          position: 'absolute',
          top: 'calc(100% + 8px)',
          right: { xs: -64, sm: 0 },
          width: 'min(20rem, 75vw)',
          maxHeight: '50vh',
          overflowY: 'auto',
          borderRadius: '16px',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          boxShadow: 8,
        }}
      >
        <Typography variant="h4" component="h2" sx={{ px: 2, py: 1.5 }}>
          {t('bell.title')}
        </Typography>
        <RunningUploads running={running} onFollow={follow} />
        {/* Running ones stay: giving one up asks in a window, with which the list closes. */}
        {open && (
          <Loaded
            bare
            query={list}
            waiting={
              <Box sx={{ px: 2, pb: 2 }}>
                <TextSkeleton lines={3} />
              </Box>
            }
            failed={t('bell.loadFailed')}
          >
            {({ items }) =>
              items.length === 0 ? (
                running.length === 0 && (
                  <Box
                    sx={{
                      '@keyframes sway': { '50%': { transform: 'translateY(-6px)' } },
                      '& svg': { animation: 'sway 2.4s ease-in-out infinite' },
                    }}
                  >
                    <EmptyState dense title={t('bell.empty')}>
                      {t('bell.emptyHint')}
                    </EmptyState>
                  </Box>
                )
              ) : (
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {items.map((upload) => (
                    <UploadEntry key={upload.video_upload_id} upload={upload} onFollow={follow} />
                  ))}
                </Box>
              )
            }
          </Loaded>
        )}
      </Box>
    </Box>
  )
}

export default Bell
