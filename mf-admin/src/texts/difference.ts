/** What became different between two versions of a text. */
export const difference = {
  none: 'Die Worte sind dieselben.',
  gone: 'Fällt weg:',
  come: 'Kommt dazu:',
} as const
