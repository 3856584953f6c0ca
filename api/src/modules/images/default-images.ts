import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

/** The kinds of things that have a picture of their own before somebody chooses one (specification, section 3). */
const defaultImageKinds = ['chapter', 'course', 'video', 'profile', 'group'] as const

type Kind = (typeof defaultImageKinds)[number]

// The theme's illustration colours, on a light and on a dark page alike.
const leaf = '#8fbfa3'
const sun = '#f4bf6a'
const clay = '#b9573a'
const sky = '#bcd7e0'
const sand = '#ecdfc8'
const ink = '#24413a'
const paper = '#fffdf8'

const hills = `<path d="M0 132c40-26 84-30 130-8s86 16 190-18v74H0z" fill="${leaf}"/><path d="M0 156c70-22 130 8 190-2s90-20 130-14v40H0z" fill="${ink}" opacity=".28"/>`
const wide = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${sand}"/>${drawing}</svg>`
const square = (ground: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" fill="${ground}"/>${drawing}</svg>`
const person = (x: number, y: number, scale: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><circle cy="-28" r="24"/><path d="M-46 62c0-34 20-54 46-54s46 20 46 54v60h-92z"/></g>`

const drawings: Record<Kind, string> = {
  course: wide(`<circle cx="232" cy="66" r="34" fill="${sun}"/>${hills}`),
  chapter: wide(
    `<rect width="320" height="180" fill="${sky}"/><path d="M160 52c-26-16-58-18-86-10v92c28-8 60-6 86 10 26-16 58-18 86-10V42c-28-8-60-6-86 10z" fill="${paper}"/><path d="M160 52v92" stroke="${ink}" stroke-width="3" opacity=".5"/><path d="M94 66c16-3 32-1 48 5m-48 17c16-3 32-1 48 5m84-27c-16-3-32-1-48 5m48 17c-16-3-32-1-48 5" fill="none" stroke="${leaf}" stroke-width="5" stroke-linecap="round"/>`,
  ),
  video: wide(
    `${hills}<circle cx="160" cy="88" r="40" fill="${paper}"/><path d="M149 69l30 19-30 19z" fill="${clay}" stroke="${clay}" stroke-width="6" stroke-linejoin="round"/>`,
  ),
  profile: square(sky, person(80, 94, 1.1, ink)),
  group: square(leaf, person(46, 94, 0.78, sand) + person(114, 94, 0.78, sand) + person(80, 106, 0.92, ink)),
}

/** The platform's mark (see the shell's `Logo`) for mails, which show no drawings: pixels, on any ground. */
const mark = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M6 26C6 13 15 5 42 5c0 25-8 38-21 38C12 43 6 36 6 26Z" fill="${color}"/><path d="M19 17.5v13.2c0 1.2 1.3 2 2.3 1.3l10-6.6c.9-.6.9-2 0-2.6l-10-6.6c-1-.7-2.3.1-2.3 1.3Z" fill="#fff"/></svg>`
const MARK_SIZE = 96
/** The colour of a platform as it is delivered. */
const DELIVERED = '1f6f5f'

const drawMark = (color: string): Promise<Buffer> =>
  sharp(Buffer.from(mark(color)), { density: (72 * MARK_SIZE) / 48 })
    .resize(MARK_SIZE)
    .png()
    .toBuffer()

/**
 * Serves the mark in the colour its address names (`/defaults/mark.png?1f6f5f`), and the drawn default of each kind below `/defaults`, e.g.
 * `/defaults/course.svg`.
 */
export const registerDefaultImages = (app: FastifyInstance): void => {
  let last: { color: string; drawn: Promise<Buffer> } | undefined
  app.get('/defaults/mark.png', async ({ url }, reply) => {
    const color = `#${/\?([0-9a-f]{6})$/.exec(url)?.[1] ?? DELIVERED}`
    if (last?.color !== color) last = { color, drawn: drawMark(color) }
    return reply
      .header('content-type', 'image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await last.drawn)
  })
  for (const kind of defaultImageKinds) {
    app.get(`/defaults/${kind}.svg`, (_request, reply) =>
      reply
        .header('content-type', 'image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .send(drawings[kind]),
    )
  }
}
