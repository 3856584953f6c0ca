import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { keepTogether } from './kept-together.ts'

/** The one i18next of the page. German is the source language and so far the only one. */
export const i18n = createInstance()

void i18n
  .use(initReactI18next)
  .use(keepTogether)
  .init({
    lng: 'de',
    fallbackLng: false,
    initAsync: false,
    defaultNS: false,
    ns: [],
    postProcess: keepTogether.name,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
