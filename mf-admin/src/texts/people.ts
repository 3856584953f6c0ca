/** The field that finds somebody. */
export const people = { searchHint: 'Suche nach Name, E-Mail oder Ort.' } as const
