/** Everything that opens over the page, as one chunk: no first screen needs it. */
export { DialogWindow } from './DialogWindow.tsx'
export { MenuWindow } from './MenuWindow.tsx'
export { SheetWindow } from './SheetWindow.tsx'
