import { createInstance, type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatNumber } from './format.ts'
import { keepTogether } from './non-breaking.ts'

/** How many there are is a number to read, with its thousands apart; other values stand as they are given (a year does). */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, options) =>
    typeof value === 'number' && options?.['interpolationkey'] === 'count' ? formatNumber(value) : value,
}

/** The one i18next of the page. German is the source language and so far the only one. */
export const i18n = createInstance()

void i18n
  .use(initReactI18next)
  .use(keepTogether)
  .use(counts)
  .init({
    lng: 'de',
    fallbackLng: false,
    initAsync: false,
    defaultNS: false,
    ns: [],
    postProcess: keepTogether.name,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })

// A remote that switched the language would leave the names of texts in the place of the words, on every page.
i18n.changeLanguage = i18n.init = async () => {
  reportError(new Error('The page speaks German, and its texts are everybody’s: the language stays'))
  return i18n.t
}
