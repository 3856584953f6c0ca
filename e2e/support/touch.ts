import { devices, expect, type Locator, type Page } from '@playwright/test'

/** A small phone, held by a hand. */
export const smallPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent: devices['Pixel 7'].userAgent,
}

/** The least a finger needs, in pixels. */
const FINGER = 44

/** Taps as somebody does who is not at home with computers: only what is to be seen, large enough and not covered. */
export const tap = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  await expect(target).toBeInViewport()
  const box = await target.boundingBox()
  expect(Math.round(box?.height ?? 0), `height of ${target.toString()}`).toBeGreaterThanOrEqual(FINGER)
  expect(Math.round(box?.width ?? 0), `width of ${target.toString()}`).toBeGreaterThanOrEqual(FINGER)
  await target.tap()
}

/** Where a finger goes that signs, in shares of the pad: two strokes. */
const STROKES = [
  [
    [0.15, 0.6],
    [0.25, 0.2],
    [0.3, 0.75],
    [0.45, 0.3],
    [0.5, 0.7],
  ],
  [
    [0.6, 0.25],
    [0.65, 0.8],
    [0.85, 0.35],
  ],
] as const

/**
 * Signs with a finger on the glass; the page below must not move with it. Press with `click` afterwards: touches that
 * are sent by a program all bear the same number, and Chromium makes no click of one whose number drew on the sheet.
 */
export const signByTouch = async (page: Page): Promise<void> => {
  const pad = page.locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the pad is not to be seen')
  const scrolled = await page.evaluate(() => scrollY)
  const finger = await page.context().newCDPSession(page)
  for (const stroke of STROKES) {
    for (const [index, [x, y]] of stroke.entries())
      await finger.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [{ x: box.x + box.width * x, y: box.y + box.height * y }],
      })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await finger.detach()
  expect(await page.evaluate(() => scrollY), 'the page stands still while somebody signs').toBe(scrolled)
  await expect(page.getByRole('button', { name: 'Löschen und neu beginnen' })).toBeEnabled()
}
