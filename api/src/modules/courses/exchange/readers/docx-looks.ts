import { all, first, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { partBeside } from './office.ts'

/** How a level of a list counts: from where, and whether it begins anew behind another list of its kind. */
type Counting = { ordered: boolean; kind: string; start: number; startsAnew: boolean }
/** Where an item of a list stands: how deep, in which list of the file, and how that counts. */
type ListPlace = Counting & { level: number; list: string }

/** What the looks of a paragraph mean: Word keeps it in its styles and its lists. */
export type DocxLooks = {
  /** 1 for a title or a heading of the first level; undefined for another paragraph. */
  headingLevel: (paragraph: Element) => number | undefined
  listPlace: (paragraph: Element) => ListPlace | undefined
  /** Whether it is a line of a table of contents, which names pages. */
  isContents: (paragraph: Element) => boolean
}

type Style = { name: string; basedOn: string; properties: Element | undefined }

const val = (element: Element | undefined, path: string): string | undefined =>
  first(element, path)?.attributes['val']

const stylesOf = (styles: Element | undefined): Map<string, Style> =>
  new Map(
    all(styles, 'style').map((style) => [
      style.attributes['styleId'] ?? '',
      {
        name: val(style, 'name') ?? '',
        basedOn: val(style, 'basedOn') ?? '',
        properties: first(style, 'pPr'),
      },
    ]),
  )

/** How lists count, by number of the list and level. */
const countingOf = (numbering: Element | undefined): Map<string, Counting> => {
  const kinds = new Map(
    all(numbering, 'abstractNum').map((kind) => [kind.attributes['abstractNumId'], all(kind, 'lvl')]),
  )
  return new Map(
    all(numbering, 'num').flatMap((list) => {
      const kind = val(list, 'abstractNumId') ?? ''
      const overrides = new Map(
        all(list, 'lvlOverride').map((one) => [one.attributes['ilvl'], val(one, 'startOverride')]),
      )
      return (kinds.get(kind) ?? []).map((level): [string, Counting] => {
        const override = overrides.get(level.attributes['ilvl'])
        return [
          `${list.attributes['numId']} ${level.attributes['ilvl']}`,
          {
            ordered: !['bullet', 'none'].includes(val(level, 'numFmt') ?? 'bullet'),
            kind,
            start: Number(override ?? val(level, 'start') ?? 1) || 1,
            startsAnew: override !== undefined,
          },
        ]
      })
    }),
  )
}

const BULLETS: Counting = { ordered: false, kind: '', start: 1, startsAnew: false }

/** A style may stand on another one, and that on a third; a file could let them go round in a circle. */
const MOST_STEPS = 12

/** The level a style is called by, in the words of English and German Word; its id has no umlaut. */
const levelCalled = (name: string): number | undefined => {
  if (/^(title|titel)$/i.test(name)) return 1
  const digit = /^(?:heading|ü?berschrift)\s*(\d)?$/i.exec(name)
  return digit ? Number(digit[1] ?? 1) : undefined
}

/** The properties that hold for a paragraph, its own first, then those of its styles. */
const propertiesOf = (paragraph: Element, chain: readonly Style[]): (Element | undefined)[] => [
  first(paragraph, 'pPr'),
  ...chain.map((style) => style.properties),
]

/** Reads what the styles and lists of a file mean. @throws UnreadableXml */
export const readLooks = (archive: Archive, part: string): DocxLooks => {
  const styles = stylesOf(partBeside(archive, part, 'styles'))
  const counting = countingOf(partBeside(archive, part, 'numbering'))
  const chainOf = (paragraph: Element): Style[] => {
    const chain: Style[] = []
    let id = val(paragraph, 'pPr/pStyle') ?? ''
    while (id !== '' && chain.length < MOST_STEPS) {
      const style = styles.get(id)
      chain.push({ name: style?.name || id, basedOn: '', properties: style?.properties })
      id = style?.basedOn ?? ''
    }
    return chain
  }
  return {
    headingLevel: (paragraph) => {
      const chain = chainOf(paragraph)
      const called = chain.map(({ name }) => levelCalled(name)).find((level) => level !== undefined)
      if (called) return called
      const outline = propertiesOf(paragraph, chain)
        .map((one) => val(one, 'outlineLvl'))
        .find((level) => level !== undefined)
      // The tenth level is body text.
      return outline === undefined || Number(outline) > 8 ? undefined : Number(outline) + 1
    },
    listPlace: (paragraph) => {
      const own = propertiesOf(paragraph, chainOf(paragraph)).map((one) => first(one, 'numPr'))
      const list = own.map((one) => val(one, 'numId')).find((one) => one !== undefined)
      if (list === undefined || list === '0') return undefined
      const level = Number(own.map((one) => val(one, 'ilvl')).find((one) => one !== undefined) ?? 0)
      return { level, list, ...(counting.get(`${list} ${level}`) ?? BULLETS) }
    },
    isContents: (paragraph) =>
      chainOf(paragraph).some(({ name }) => /^(toc|verzeichnis|table of figures)\s*\d*$/i.test(name)),
  }
}
