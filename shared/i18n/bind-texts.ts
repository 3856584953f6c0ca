import {
  createElement,
  lazy,
  Suspense,
  useMemo,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { TextBundle } from '../federation/remote-module.ts'
import { registerTexts } from './bundles.ts'
import { i18n } from './instance.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<K extends string> = K extends `${infer Stem}_${Plural}` ? Stem : K

/** Every key of a bundle, written with dots; the plural forms `x_one` and `x_other` are the one key `x`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

/** What is put into a text: `{{name}}` takes `name`, plural forms go by `count`. */
export type TextValues = { readonly [name: string]: string | number }

/** Looks up a text of one bundle. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string

/** The texts of one library or remote, bound to its namespace so that a wrong key does not compile. */
export type BoundTexts<T> = {
  /** In components: the look-up, drawn again when an admin overrides a text. */
  useTexts: () => Translate<T>
  /** Outside of components. */
  translate: Translate<T>
  /** A text with elements in it: `<terms>…</terms>` takes `components.terms`. Not `<link>`: HTML knows that as empty. */
  RichText: (props: {
    text: TextKey<T>
    values?: TextValues
    components: Record<string, ReactElement>
  }) => ReactNode
}

// Keys are checked against the bundle by TextKey, so the library's own key types are left out.
type LookUp = (key: string, values: Record<string, string | number>) => string

type Elements = {
  i18n: typeof i18n
  ns: string
  i18nKey: string
  /** The words without the elements. */
  defaults: string
  components: Record<string, ReactElement>
  values?: TextValues
}

/** What puts elements into a text is needed on two pages, and comes with the first one; without it its words stand alone. */
const WithElements = lazy(async (): Promise<{ default: ComponentType<Elements> }> => {
  try {
    const { Trans } = await import(/* webpackChunkName: "rich-texts" */ 'react-i18next/TransWithoutContext')
    return { default: (props) => createElement(Trans, props) }
  } catch {
    return { default: ({ defaults }) => defaults }
  }
})

/** Registers a bundle and gives the typed ways to read it. */
export const bindTexts = <const T extends TextBundle>(namespace: string, texts: T): BoundTexts<T> => {
  registerTexts(namespace, texts)
  const typed =
    (lookUp: LookUp): Translate<T> =>
    (key, values) =>
      lookUp(key, { ...values, ns: namespace })
  const useTexts = (): Translate<T> => {
    // A new `t` means that a text was overridden.
    const { t } = useTranslation(namespace, { i18n })
    return useMemo(() => typed((key, values) => t(key, values)), [t])
  }
  return {
    translate: typed((key, values) => i18n.t(key, values)),
    useTexts,
    RichText: ({ text, values, components }) => {
      const words = useTexts()(text, values).replace(/<[^>]*>/g, '')
      const all = {
        i18n,
        ns: namespace,
        i18nKey: text,
        defaults: words,
        components,
        ...(values && { values }),
      }
      return createElement(Suspense, { fallback: words }, createElement(WithElements, all))
    },
  }
}
