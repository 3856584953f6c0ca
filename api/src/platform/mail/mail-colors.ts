import { readableOn, tint } from '@kursportal/shared/domain'

/** What is never drawn in the platform's colour. */
const GROUND = { page: '#f6f4ee', card: '#ffffff', ink: '#1d2523', soft: '#5c6764' } as const
const NIGHT = { page: '#161a19', card: '#1e2423' } as const
/** The contrast whatever is read has at least (WCAG AA). */
const READABLE = 4.5

/** The colours of a mail by day, and of what is read in the platform's colour by night. */
export type MailColors = typeof GROUND & {
  night: typeof NIGHT & { brand: string }
  /** Links, and buttons with white words on them. */
  brand: string
  /** A quiet surface, for codes. */
  panel: string
}

/** The colours of mails of a platform with this primary colour (`#rrggbb`), made readable as on its pages. */
export const mailColorsOf = (primary: string): MailColors => ({
  ...GROUND,
  night: { ...NIGHT, brand: readableOn(primary, Object.values(NIGHT), READABLE, 'lighter') },
  brand: readableOn(primary, [GROUND.page, GROUND.card], READABLE, 'darker'),
  panel: tint(primary, 0.96, 0.012),
})
