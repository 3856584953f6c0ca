import { Box, CloseIcon, IconButton, styled, Typography } from '@kursportal/shared/ui'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from './texts.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { speeds } from './remembered.ts'
import { speedText } from './speed-text.ts'
import { StartsNextSwitch } from './StartsNextSwitch.tsx'
import type { Captions } from './useCaptions.ts'

/** From this width of the window on the settings stand above their button; below it they are a sheet at the lower edge. */
const BESIDE_FROM = 600

const Sheet = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 24px)',
  margin: 0,
  padding: theme.spacing(1, 2.5, 3),
  paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
  border: 0,
  borderRadius: '28px 28px 0 0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[8],
  '&::backdrop': { backgroundColor: 'rgb(12 17 15 / 0.5)' },
  [`@media (min-width: ${BESIDE_FROM}px)`]: {
    inset: 'auto',
    right: 'var(--right)',
    bottom: 'var(--bottom)',
    width: 'min(400px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - var(--bottom) - 16px)',
    padding: theme.spacing(1, 2.5, 2.5),
    borderRadius: 20,
    '&::backdrop': { backgroundColor: 'transparent' },
  },
}))

/** What can be chosen of a video, and what is; a quality of -1 is left to the player. */
export type PlayerChoices = { speed: number; qualities: { index: number; height: number }[]; quality: number }

type Props = {
  /** As it is when the settings open. */
  choices: PlayerChoices
  onSpeed: (speed: number) => void
  onQuality: (quality: number) => void
  captions: Captions
  /** The button that opened it, above which it stands. */
  opener: RefObject<HTMLElement | null>
  /** Whether a lecture may follow. */
  leadsOn: boolean
  onClose: () => void
}

/** Speed, captions and quality; over everything, in full screen as well. */
export const PlayerSettings = (props: Props): ReactNode => {
  const { choices, captions, opener, leadsOn, onClose } = props
  const t = useTexts()
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const [speed, setSpeed] = useState(choices.speed)
  const [quality, setQuality] = useState(choices.quality)

  useEffect(() => {
    const dialog = sheet.current
    const button = opener.current
    const place = (): void => {
      const box = button?.getBoundingClientRect()
      if (!dialog || !box) return
      dialog.style.setProperty('--right', `${Math.max(16, window.innerWidth - box.right)}px`)
      // Above the bar with the seek bar on it, which stands over the buttons.
      dialog.style.setProperty('--bottom', `${Math.max(16, window.innerHeight - box.top + 40)}px`)
    }
    place()
    dialog?.showModal()
    window.addEventListener('resize', onClose)
    return () => {
      window.removeEventListener('resize', onClose)
      button?.focus()
    }
  }, [opener, onClose])

  return (
    // A press beside it closes it, as Escape does, which the browser sees to.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <Sheet
      ref={sheet}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      // Keys that the player knows belong to what is chosen here.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mr: -1 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ flex: 1 }}>
          {t('lecture.player.settings')}
        </Typography>
        <IconButton aria-label={t('lecture.player.close')} onClick={onClose}>
          <CloseIcon size={24} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, mt: 1 }}>
        <ChoiceGroup
          title={t('lecture.video.speed')}
          choices={speeds.map((value) => ({ value, words: speedText(value) }))}
          chosen={speed}
          onChoose={(value) => {
            setSpeed(value)
            props.onSpeed(value)
          }}
        />
        {captions.tracks.length > 0 && (
          <ChoiceGroup
            title={t('lecture.video.captions')}
            choices={[
              { value: '', words: t('lecture.player.off') },
              ...captions.tracks.map(({ language, label }) => ({ value: language, words: label })),
            ]}
            chosen={captions.language}
            onChoose={captions.choose}
          />
        )}
        {choices.qualities.length > 1 && (
          <ChoiceGroup
            title={t('lecture.video.quality')}
            choices={[
              { value: -1, words: t('lecture.player.auto') },
              ...choices.qualities.map(({ index, height }) => ({ value: index, words: `${height}p` })),
            ]}
            chosen={quality}
            onChoose={(value) => {
              setQuality(value)
              props.onQuality(value)
            }}
          />
        )}
        {leadsOn && <StartsNextSwitch />}
      </Box>
    </Sheet>
  )
}
