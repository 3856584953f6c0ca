import type { TextBundle } from '../federation/remote-module.ts'
import { i18n } from './instance.ts'

/** Texts as they came with the code, by namespace. */
const bundles = new Map<string, TextBundle>()
/** An admin's own wording, by namespace and key. */
let overrides: Readonly<Record<string, Readonly<Record<string, string>>>> = {}

const silent = { silent: true }

/** Puts the bundle, and over it the admin's wording, where the look-ups find them; nothing is drawn anew for it. */
const put = (namespace: string): void => {
  const bundle = bundles.get(namespace)
  if (!bundle) return // Not loaded yet; its overrides wait for it.
  i18n.removeResourceBundle('de', namespace)
  i18n.addResourceBundle('de', namespace, bundle, true, true, silent)
  for (const [key, text] of Object.entries(overrides[namespace] ?? {})) {
    if (i18n.exists(key, { ns: namespace })) i18n.addResource('de', namespace, key, text, silent)
  }
}

/** Everything that shows a text is drawn anew, at once and on the whole page: i18next tells when something was added. */
const drawAnew = (namespace: string): void => void i18n.addResourceBundle('de', namespace, {}, true, false)

/** Makes a bundle known under its namespace (the name of the remote or library); later texts win, an admin's over all. */
export const registerTexts = (namespace: string, texts: TextBundle): void => {
  const known = bundles.get(namespace) ?? {}
  const changed = Object.entries(texts).filter(([key, text]) => known[key] !== text)
  if (changed.length === 0) return
  bundles.set(namespace, { ...known, ...texts })
  put(namespace)
  // Texts come with the code that shows them, so nothing on the page waits for new ones.
  if (changed.some(([key]) => key in known)) drawAnew(namespace)
}

/**
 * Sets all of an admin's own wording: a text that is not named any more is again what came with the code. A key is
 * `namespace:key`, such as `mf-learner:course.start`; one that no text has is ignored.
 */
export const setTextOverrides = (texts: Readonly<Record<string, string>>): void => {
  const before = overrides
  const next: Record<string, Record<string, string>> = {}
  for (const [name, text] of Object.entries(texts)) {
    const colon = name.indexOf(':')
    if (colon > 0) (next[name.slice(0, colon)] ??= {})[name.slice(colon + 1)] = text
  }
  overrides = next
  const changed = new Set([...Object.keys(before), ...Object.keys(next)])
  for (const namespace of changed) put(namespace)
  const [one] = changed
  if (one !== undefined) drawAnew(one)
}
