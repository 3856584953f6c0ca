import createCache, { type EmotionCache } from '@emotion/cache'
import { holdRules } from '@kursportal/shared/first-screen'
import { styleNonce } from '@kursportal/shared/ui'

const caches = new Map<string, EmotionCache>()

/** Emotion takes small letters and hyphens only. */
const keyOf = (name: string): string => name.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/**
 * The styles of one part of the page, made once: every class of it begins with the part's name, so the styles of two
 * parts never meet, and whose a style is can be seen in the document.
 * @param name of a remote, or `shell`
 */
export const styleCache = (name: string): EmotionCache => {
  const known = caches.get(name)
  if (known) return known
  const nonce = styleNonce()
  const cache = createCache({ key: keyOf(name), ...(nonce !== '' && { nonce }) })
  holdRules(cache.sheet)
  caches.set(name, cache)
  return cache
}
