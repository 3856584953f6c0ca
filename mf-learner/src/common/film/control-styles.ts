import type { SxProps, Theme } from '@kursportal/shared/ui'

/** How high the two bars are together, in px: what stands above them is moved by as much. */
const BARS = 92

/** The look of the player's parts, which are elements of their own with styles inside. */
export const controlStyles = (theme: Theme, covered: boolean): SxProps<Theme> => ({
  height: '100%',
  ...(covered && {
    '& media-control-bar, & .begin, & .loading, & .words': { visibility: 'hidden' },
  }),
  // The sliders draw their ring as a shadow, which forced colours leave out.
  '@media (forced-colors: active)': {
    '& media-time-range:focus-within, & media-volume-range:focus-within': {
      outline: '3px solid Highlight',
    },
  },
  '& media-controller': {
    width: '100%',
    height: '100%',
    // What shows through until there is a picture is the one chosen for the lecture.
    '--media-background-color': 'transparent',
    '--media-primary-color': theme.vars.palette.common.white,
    '--media-control-background': 'transparent',
    '--media-control-hover-background': 'rgb(255 255 255 / 0.18)',
    '--media-tooltip-background-color': 'rgb(12 17 15 / 0.92)',
    '--media-tooltip-border-radius': '8px',
    '--media-range-bar-color': theme.vars.palette.art.leaf,
    '--media-range-track-height': '6px',
    '--media-range-track-border-radius': '3px',
    '--media-range-thumb-height': '16px',
    '--media-range-thumb-width': '16px',
    '--media-range-thumb-border-radius': '50%',
    '--media-preview-time-border-radius': '8px',
    '--media-font-size': '16px',
    '--media-font-family': String(theme.typography.fontFamily),
    '--media-control-height': '28px',
    '--media-button-icon-height': '24px',
  },
  '& svg': { fill: 'none' },
  '& hls-video': { width: '100%', height: '100%', '--media-object-fit': 'contain' },
  '& media-control-bar': { width: '100%', alignItems: 'center' },
  '& .upper': { background: 'linear-gradient(transparent, rgb(0 0 0 / 0.4))' },
  '& .lower': { background: 'linear-gradient(rgb(0 0 0 / 0.4), rgb(0 0 0 / 0.72))' },
  '& media-time-range': { width: '100%', height: 32 },
  '& .space': { flex: 1, pointerEvents: 'none' },
  '& .own': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 48,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'common.white',
    cursor: 'pointer',
    '&:hover': { background: 'rgb(255 255 255 / 0.18)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& .own[aria-pressed="true"]': {
    boxShadow: `inset 0 -4px 0 ${theme.vars.palette.art.leaf}`,
  },
  // Large in the very middle while nothing plays: the one thing to press.
  '& .begin, & .loading': {
    position: 'absolute',
    top: '50%',
    left: '50%',
    transform: 'translate(-50%, -50%)',
  },
  '& .begin': {
    '--media-control-height': '44px',
    '--media-button-icon-height': '44px',
    '--media-control-padding': '0',
    display: 'grid',
    placeItems: 'center',
    width: 84,
    height: 84,
    padding: 0,
    borderRadius: '50%',
    background: 'rgb(12 17 15 / 0.72)',
  },
  // On a phone half the stage is bars: smaller, and as far above the middle as keeps it off the seek bar.
  '@container (max-width: 480px)': {
    '& .begin': {
      '--media-control-height': '32px',
      '--media-button-icon-height': '32px',
      top: '38%',
      width: 60,
      height: 60,
    },
  },
  '& .begin:not([mediapaused]), & .begin[medialoading]': { display: 'none' },
  '& .loading': { '--media-loading-indicator-icon-height': '72px', pointerEvents: 'none' },
  // What is being said: above the bars, and lower once they are gone.
  '& .words': {
    position: 'absolute',
    insetInline: 0,
    bottom: BARS,
    zIndex: 1,
    px: 2,
    lineHeight: 1.35,
    textAlign: 'center',
    pointerEvents: 'none',
    transition: theme.transitions.create('bottom', { duration: 200 }),
    '& > span': {
      display: 'inline-block',
      maxWidth: 'min(100%, 44ch)',
      px: 1.25,
      py: 0.5,
      borderRadius: 1,
      whiteSpace: 'pre-line',
      textWrap: 'balance',
      fontSize: 'clamp(1.0625rem, 0.8rem + 1.5cqi, 2.25rem)',
      fontWeight: 550,
      background: 'rgb(12 17 15 / 0.82)',
      color: 'common.white',
    },
  },
  '& media-controller[userinactive]:not([mediapaused]) .words': { bottom: 20 },
})
