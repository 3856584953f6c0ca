import { i18n } from './instance.ts'

/**
 * Puts an admin's own wording over interface texts. A key is `namespace:key`, such as `mf-learner:course.start`;
 * a key that no text has is ignored.
 */
export const overrideTexts = (texts: Readonly<Record<string, string>>): void => {
  for (const [key, text] of Object.entries(texts)) {
    const colon = key.indexOf(':')
    if (colon > 0) i18n.addResource('de', key.slice(0, colon), key.slice(colon + 1), text)
  }
}
