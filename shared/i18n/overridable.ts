import { registerTexts } from './bundles.ts'
import { i18n } from './instance.ts'

/**
 * A flat record of sentences that an admin may word differently, read like the record itself: `texts.not_found`. For
 * sentences that are looked up by a code instead of a key; everything else goes through `bindTexts`.
 */
export const overridable = <Key extends string>(
  namespace: string,
  texts: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> => {
  registerTexts(namespace, texts)
  return new Proxy(texts, {
    get: (own, key) =>
      typeof key === 'string' && Object.hasOwn(own, key) ? i18n.t(key, { ns: namespace }) : undefined,
  })
}
