/** A bundle of texts, as deep as its keys have dots. */
export type Texts = { readonly [key: string]: string | Texts }

/** `[key, text]` for every text of a bundle, keys written with dots. */
export const flattenTexts = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flattenTexts(value, `${path}${key}.`),
  )
