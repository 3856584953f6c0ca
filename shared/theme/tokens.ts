/** Corner radii in px: small controls, fields and buttons, cards, dialogs and sheets. */
export const radius = { small: 8, control: 14, card: 20, sheet: 28, pill: 999 } as const

/** Durations in ms and the one easing. All of it is switched off by `prefers-reduced-motion` (global styles). */
export const motion = { fast: 120, base: 200, slow: 320, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** The smallest side of anything that is pressed, in px (WCAG 2.5.8 asks 24, we hold 44). */
export const touchTarget = 44

/** Widest line of reading text, widest page, widest page with tables. In px. */
export const measure = { text: 720, page: 1120, wide: 1360 } as const

/** Height of the fixed bar on top, in px; pages and anchors keep clear of it. */
export const topBarHeight = { phone: 64, desktop: 76 } as const

/** The attribute of the line that says there is no connection; it stays below the bar on top. */
export const offlineBanner = 'data-offline-banner'

/** How high that line is, in px. */
export const offlineBannerHeight = { phone: 68, desktop: 48 } as const

/** A window so low (at 400 %, for example) that bars do not stay in it: its room belongs to the page. */
export const lowWindow = '@media (max-height: 30rem)'

/**
 * The attribute of what stays at the bottom of the window and could cover what has the focus (WCAG 2.4.11). Its value
 * `asks` says that something is to be decided there first, and `floats` is the bar of the floating button, which gives
 * way to that.
 */
export const bottomBar = 'data-bottom-bar'

/** How much of the window's bottom a bar that saves or the like takes with the room around it, in px. */
export const bottomBarRoom = { phone: 152, desktop: 104 } as const

/** How high the bar is on which the floating button stands, in px. */
export const floatingBarHeight = 64

/** How long a toast stays and when it begins to fade, in ms (specification, section 9). */
export const toastTimes = { lifetime: 4000, fade: 300 } as const

/** Shadows in a warm ink instead of black: resting card, raised card, floating layer. */
export const shadow = {
  rest: '0 1px 2px rgb(36 48 40 / 0.04), 0 4px 16px rgb(36 48 40 / 0.05)',
  raised: '0 2px 4px rgb(36 48 40 / 0.06), 0 12px 32px rgb(36 48 40 / 0.10)',
  float: '0 8px 16px rgb(24 32 28 / 0.10), 0 24px 64px rgb(24 32 28 / 0.18)',
} as const
