/** The anchor of the block at a position. */
export const headingId = (index: number): string => `abschnitt-${index + 1}`
