/** What fetches ahead comes by itself once the page is there, so that no first screen waits for it. */
export { prefetch } from './prefetch.ts'
export { watchLinks } from './watch-links.ts'
