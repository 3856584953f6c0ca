import { Box, useMediaQuery, useTheme } from '@kursportal/shared/ui'
import {
  MediaCaptionsButton,
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
import {
  MediaCaptionsMenu,
  MediaPlaybackRateMenu,
  MediaRenditionMenu,
  MediaSettingsMenu,
  MediaSettingsMenuButton,
  MediaSettingsMenuItem,
} from 'media-chrome/react/menu'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { mendControls } from './mend-controls.ts'
import { speeds } from './remembered-speed.ts'

/** How far the jump buttons go, in seconds. */
const JUMP = 10

const Settings = (): ReactNode => {
  const t = useTexts()
  return (
    <MediaSettingsMenu hidden anchor="auto">
      <MediaSettingsMenuItem>
        {t('lecture.video.speed')}
        <MediaPlaybackRateMenu slot="submenu" hidden rates={[...speeds]}>
          <div slot="title">{t('lecture.video.speed')}</div>
        </MediaPlaybackRateMenu>
      </MediaSettingsMenuItem>
      <MediaSettingsMenuItem>
        {t('lecture.video.quality')}
        <MediaRenditionMenu slot="submenu" hidden>
          <div slot="title">{t('lecture.video.quality')}</div>
        </MediaRenditionMenu>
      </MediaSettingsMenuItem>
      <MediaSettingsMenuItem>
        {t('lecture.video.captions')}
        <MediaCaptionsMenu slot="submenu" hidden>
          <div slot="title">{t('lecture.video.captions')}</div>
        </MediaCaptionsMenu>
      </MediaSettingsMenuItem>
    </MediaSettingsMenu>
  )
}

/** The frame of the player with everything to press, in German; keys work while the focus is inside. */
export const PlayerControls = ({ title, children }: { title: string; children: ReactNode }): ReactNode => {
  const t = useTexts()
  const theme = useTheme()
  const wide = useMediaQuery(theme.breakpoints.up('sm'))
  return (
    <Box
      ref={mendControls}
      sx={{
        height: '100%',
        // The sliders draw their ring as a shadow, which forced colours leave out.
        '@media (forced-colors: active)': {
          '& media-time-range:focus-within, & media-volume-range:focus-within': {
            outline: '3px solid Highlight',
          },
        },
        '& media-controller': { width: '100%', height: '100%' },
        '& media-controller, & media-settings-menu': {
          '--media-primary-color': theme.vars.palette.common.white,
          '--media-control-background': 'transparent',
          '--media-control-hover-background': 'rgb(255 255 255 / 0.18)',
          '--media-menu-background': 'rgb(16 22 20 / 0.94)',
          '--media-range-bar-color': theme.vars.palette.art.leaf,
          '--media-range-track-height': '6px',
          '--media-font-size': '16px',
          '--media-font-family': String(theme.typography.fontFamily),
          '--media-control-height': '28px',
          '--media-button-icon-height': '26px',
        },
        '& media-control-bar': {
          width: '100%',
          background: 'linear-gradient(transparent, rgb(0 0 0 / 0.4))',
        },
        '& media-control-bar ~ media-control-bar': {
          background: 'linear-gradient(rgb(0 0 0 / 0.4), rgb(0 0 0 / 0.72))',
        },
        '& media-time-range': { width: '100%', height: 32 },
        // Large in the middle while nothing plays: the one thing to press.
        '& .begin': {
          '--media-control-height': '48px',
          '--media-button-icon-height': '48px',
          padding: 2,
          borderRadius: '50%',
          background: 'rgb(12 17 15 / 0.72)',
        },
        '& .begin:not([mediapaused]), & .begin[medialoading]': { display: 'none' },
        '& hls-video': { width: '100%', height: '100%' },
        '& .space': { flex: 1 },
      }}
    >
      <MediaController
        lang="de"
        aria-label={t('lecture.video.region', { title })}
        defaultStreamType="on-demand"
      >
        {children}
        <MediaPlayButton slot="centered-chrome" className="begin" tabIndex={-1} noTooltip />
        <MediaLoadingIndicator slot="centered-chrome" noAutohide />
        <Settings />
        <MediaControlBar>
          <MediaTimeRange />
        </MediaControlBar>
        <MediaControlBar>
          <MediaPlayButton />
          <MediaSeekBackwardButton seekOffset={JUMP} />
          <MediaSeekForwardButton seekOffset={JUMP} />
          {wide && <MediaMuteButton />}
          {wide && <MediaVolumeRange />}
          <MediaTimeDisplay showDuration={wide} noToggle />
          <span className="space" />
          <MediaCaptionsButton />
          <MediaSettingsMenuButton />
          {wide && <MediaPipButton />}
          <MediaFullscreenButton />
        </MediaControlBar>
      </MediaController>
    </Box>
  )
}
