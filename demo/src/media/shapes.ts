import { HEIGHT, WIDTH } from './film-plan.ts'
import type { Tones } from './palette.ts'

/** An SVG document of the given size in pixels. */
export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

/** The background of a video: light in the middle, deeper towards the edge. */
export const ground = ({ ground: middle, edge }: Tones): string =>
  svg(
    WIDTH,
    HEIGHT,
    `<defs><radialGradient id="g" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
  )

/** A thin ring that shows how far the circle will grow. */
export const ring = ({ accentLight }: Tones, size: number): string =>
  svg(
    size,
    size,
    `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 4}" fill="none" stroke="${accentLight}" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>`,
  )

/** The breathing circle with a soft halo. */
export const circle = ({ accent, accentLight }: Tones): string =>
  svg(
    560,
    560,
    `<defs><radialGradient id="c" cx="42%" cy="36%" r="75%"><stop offset="0" stop-color="${accentLight}"/><stop offset=".55" stop-color="${accent}"/><stop offset="1" stop-color="${accent}"/></radialGradient></defs>
<circle cx="280" cy="280" r="279" fill="${accentLight}" opacity=".16"/><circle cx="280" cy="280" r="252" fill="${accentLight}" opacity=".25"/><circle cx="280" cy="280" r="222" fill="url(#c)"/>`,
  )

/** A large soft shape that drifts behind the words. */
export const drift = ({ shape }: Tones, size: number): string =>
  svg(
    size,
    size,
    `<defs><radialGradient id="d"><stop offset="0" stop-color="${shape}" stop-opacity=".9"/><stop offset=".6" stop-color="${shape}" stop-opacity=".5"/><stop offset="1" stop-color="${shape}" stop-opacity="0"/></radialGradient></defs><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#d)"/>`,
  )

/** A filled disc. */
export const disc = (color: string, size: number): string =>
  svg(size, size, `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="${color}"/>`)

/** A bar as wide as the picture. */
export const bar = (color: string, height: number): string =>
  svg(WIDTH, height, `<rect width="${WIDTH}" height="${height}" fill="${color}"/>`)
