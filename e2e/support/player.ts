import type { Locator, Page } from '@playwright/test'

/** The player of a lecture. */
export const player = (page: Page): Locator => page.locator('hls-video')

/** The second the player stands at. */
export const second = (page: Page): Promise<number> =>
  player(page).evaluate((element) => (element as HTMLVideoElement).currentTime)
