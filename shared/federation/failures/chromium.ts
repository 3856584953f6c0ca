import { existsSync } from 'node:fs'

// The headless shell first: the same engine without a browser's own windows, at half the processor time.
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => existsSync(path))

/** How browser tests start Chromium: that of the machine where there is one, else Playwright's own. */
export const chromiumOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--autoplay-policy=no-user-gesture-required',
  ],
}
