/**
 * The script any service worker gets that asks for its own: the platform has none. One that an older application left in a
 * browser may answer every page from its cache for ever, but it looks after its script now and then. This one takes its
 * place, empties the caches, removes itself and loads the open pages anew.
 */
export const farewellWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
    for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url)
  })())
})
`
