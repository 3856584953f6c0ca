/** Name records that hold the family of a font: the plain one and the one for more than four styles. */
const FAMILY_IDS = new Set([1, 16])
const MACINTOSH = 1

/**
 * A font under a family name of its own: `_oto Sans` for `Noto Sans`. The typesetter always looks through the fonts of
 * the machine as well, and chooses by family; under a name that no other font has, only what is shipped is ever used.
 */
export const withPrivateFamily = (font: Buffer): Buffer => {
  const changed = Buffer.from(font)
  const names = tableAt(changed, 'name')
  const strings = names + changed.readUInt16BE(names + 4)
  for (let index = 0; index < changed.readUInt16BE(names + 2); index += 1) {
    const record = names + 6 + 12 * index
    if (!FAMILY_IDS.has(changed.readUInt16BE(record + 6))) continue
    // One byte a letter on the old Macintosh platform, two everywhere else.
    const first = strings + changed.readUInt16BE(record + 10)
    changed.write('_', changed.readUInt16BE(record) === MACINTOSH ? first : first + 1, 'latin1')
  }
  return changed
}

/** The family name of a font after `withPrivateFamily`. */
export const privateFamily = (family: string): string => `_${family.slice(1)}`

/** Where a table of a TrueType file begins. @throws Error when it has none */
const tableAt = (font: Buffer, tag: string): number => {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`A font without the table ${tag} cannot be shipped`)
}
