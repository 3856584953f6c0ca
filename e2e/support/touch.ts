import { devices, expect, type Locator } from '@playwright/test'

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
