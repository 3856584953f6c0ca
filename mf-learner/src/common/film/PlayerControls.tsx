import { Box, SettingsIcon, useMediaQuery, useTheme } from '@kursportal/shared/ui'
import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react'
import type { ReactNode, Ref } from 'react'
import { useTexts } from './texts.ts'
import { controlStyles } from './control-styles.ts'
import { JUMP } from './jump.ts'
import { mendControls } from './mend-controls.ts'
import { PlayerIcon } from './player-icons.tsx'
import type { Captions } from './useCaptions.ts'

type Props = {
  title: string
  captions: Captions
  /** What is being said, drawn above the bar. */
  words: string
  /** Something stands over the player: nothing of it shines through or can be pressed. */
  covered: boolean
  settingsOpen: boolean
  settingsButton: Ref<HTMLButtonElement>
  onSettings: () => void
  children: ReactNode
}

/** The frame of the player with everything to press, in German; keys work while the focus is inside. */
export const PlayerControls = ({
  title,
  captions,
  words,
  covered,
  settingsOpen,
  settingsButton,
  onSettings,
  children,
}: Props): ReactNode => {
  const t = useTexts()
  const theme = useTheme()
  const wide = useMediaQuery(theme.breakpoints.up('sm'))
  const hasCaptions = captions.tracks.length > 0
  return (
    <Box
      ref={mendControls}
      inert={covered}
      sx={controlStyles(theme, covered)}
      onKeyDown={(event) => {
        if (event.key === 'c' && hasCaptions && !event.ctrlKey && !event.metaKey && !event.altKey)
          captions.toggle()
      }}
    >
      <MediaController
        lang="de"
        aria-label={t('lecture.video.region', { title: title })}
        defaultStreamType="on-demand"
        // Captions are ours and so is their key; a list of the keys in English is not shown.
        hotkeys="noc noshift+/"
        // While something is chosen the bar stays.
        autohide={settingsOpen ? '-1' : '2'}
      >
        {children}
        <MediaPlayButton className="begin" tabIndex={-1} noTooltip>
          <PlayerIcon of="play" slot="play" />
          <PlayerIcon of="pause" slot="pause" />
        </MediaPlayButton>
        <MediaLoadingIndicator className="loading" noAutohide />
        {words !== '' && (
          <div className="words" noautohide="" lang={captions.language}>
            <span>{words}</span>
          </div>
        )}
        <MediaControlBar className="upper">
          <MediaTimeRange />
        </MediaControlBar>
        <MediaControlBar className="lower">
          <MediaPlayButton>
            <PlayerIcon of="play" slot="play" />
            <PlayerIcon of="pause" slot="pause" />
          </MediaPlayButton>
          <MediaSeekBackwardButton seekOffset={JUMP}>
            <PlayerIcon of="back" slot="icon" seconds={JUMP} />
          </MediaSeekBackwardButton>
          <MediaSeekForwardButton seekOffset={JUMP}>
            <PlayerIcon of="forward" slot="icon" seconds={JUMP} />
          </MediaSeekForwardButton>
          {wide && (
            <MediaMuteButton>
              <PlayerIcon of="silent" slot="off" />
              <PlayerIcon of="quiet" slot="low" />
              <PlayerIcon of="quiet" slot="medium" />
              <PlayerIcon of="loud" slot="high" />
            </MediaMuteButton>
          )}
          {wide && <MediaVolumeRange />}
          <MediaTimeDisplay showDuration={wide} noToggle />
          <span className="space" />
          {hasCaptions && (
            <button
              type="button"
              className="own"
              keysused="Enter Space"
              aria-pressed={captions.language !== ''}
              aria-label={t('lecture.video.captions')}
              onClick={captions.toggle}
            >
              <PlayerIcon of="captions" />
            </button>
          )}
          <button
            ref={settingsButton}
            type="button"
            className="own"
            keysused="Enter Space"
            aria-haspopup="dialog"
            aria-expanded={settingsOpen}
            aria-label={t('lecture.player.settings')}
            onClick={onSettings}
          >
            <SettingsIcon size={24} aria-hidden />
          </button>
          {wide && (
            <MediaPipButton>
              <PlayerIcon of="small" slot="enter" />
              <PlayerIcon of="small" slot="exit" />
            </MediaPipButton>
          )}
          <MediaFullscreenButton>
            <PlayerIcon of="full" slot="enter" />
            <PlayerIcon of="notFull" slot="exit" />
          </MediaFullscreenButton>
        </MediaControlBar>
      </MediaController>
    </Box>
  )
}
