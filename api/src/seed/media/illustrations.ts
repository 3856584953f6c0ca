const keys = ['sitzplatz', 'schlafkurve', 'stresskurve', 'teller', 'zwerchfell'] as const

/** The pictures drawn for rich-text lectures. */
export type IllustrationKey = (typeof keys)[number]

export const isIllustrationKey = (word: string): word is IllustrationKey =>
  (keys as readonly string[]).includes(word)
