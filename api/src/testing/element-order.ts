import { readXml, type Element } from '../platform/xml/xml-tree.ts'

/** What stands in an element, in its order: `!` for what must be there, `+` for what may stand there again and again. */
export type ElementOrder = Readonly<Record<string, string>>

type Place = { name: string; needed: boolean; repeats: boolean }

const placesOf = (order: string): Place[] =>
  order.split(' ').map((word) => ({
    name: word.replace(/[!+]/g, ''),
    needed: word.includes('!'),
    repeats: word.includes('+'),
  }))

/**
 * What a file has that its schema would not take: an element that has no place there, stands before another one, is
 * missing, or stands there twice. The table says it for each element with children, by path or by name.
 */
export const misplacedIn = (xml: string, table: ElementOrder): string[] => {
  const root = readXml(xml)
  return misplaced(root, root.name, table)
}

const misplaced = (element: Element, path: string, table: ElementOrder): string[] => {
  if (element.children.length === 0) return element.text.trim() === '' ? [`${path}: is empty`] : []
  const order = table[path] ?? table[path.split('/').slice(-2).join('/')] ?? table[element.name]
  if (order === undefined) return [`${path}: no order is known`]
  const below = element.children.flatMap((child) => misplaced(child, `${path}/${child.name}`, table))
  return [...outOfPlace(element, path, placesOf(order)), ...below]
}

const outOfPlace = ({ children }: Element, path: string, places: readonly Place[]): string[] => {
  const names = children.map(({ name }) => name)
  const indexes = names.map((name) => places.findIndex((place) => place.name === name))
  const unknown = names.filter((_, at) => indexes[at] === -1)
  const known = indexes.filter((index) => index >= 0)
  return [
    ...unknown.map((name) => `${path}: ${name} has no place`),
    ...(known.some((index, at) => at > 0 && index < (known[at - 1] ?? 0))
      ? [`${path}: in another order`]
      : []),
    ...places
      .filter(({ name, needed }) => needed && !names.includes(name))
      .map(({ name }) => `${path}: ${name} is missing`),
    ...places
      .filter(({ name, repeats }) => !repeats && names.filter((one) => one === name).length > 1)
      .map(({ name }) => `${path}: ${name} stands there twice`),
  ]
}
