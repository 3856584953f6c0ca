import type { InterfaceText } from './text.rules.ts'

/** Libraries that draw on every screen. */
const isOfKit = (namespace: string): boolean => /^(ui(-[a-z-]+)?|uploads)$/.test(namespace)
/** Sentences that answers of the server become. */
const isFailure = (namespace: string): boolean => namespace === 'errors' || namespace === 'rules'

/** The name of the screen a text stands on, from its key. */
export const screenIdOf = (key: string): string => {
  const [namespace = '', path = ''] = key.split(':')
  if (isOfKit(namespace)) return 'kit'
  if (isFailure(namespace)) return 'failures'
  return `${namespace}:${path.split('.')[0] ?? ''}`
}

/**
 * What screens are called: by the title that stands on them, as it is worded now, else by a name of their own.
 * @param named names of those that have no title, by the part of their key behind the colon
 */
export const screenTitles = (
  texts: readonly InterfaceText[],
  named: (section: string) => string | undefined,
  otherwise: (source: string) => string,
): ReadonlyMap<string, string> => {
  const titles = new Map<string, string>()
  for (const { key, source } of texts) {
    const id = screenIdOf(key)
    const own = named(id.split(':').at(-1) ?? '')
    if (!titles.has(id)) titles.set(id, own ?? otherwise(source))
  }
  for (const { key, text, own } of texts) {
    const id = screenIdOf(key)
    const said = own ?? text
    const section = id.split(':').at(-1) ?? ''
    if (key === `${id}.title` && named(section) === undefined && !said.includes('{{')) titles.set(id, said)
  }
  return titles
}

/**
 * The screens of these texts to choose from, in the order of their names. Screens of two sources with one name say which
 * source they belong to.
 */
export const screenOptions = (
  texts: readonly { screen: string; source: string }[],
  titles: ReadonlyMap<string, string>,
  titleOf: (source: string) => string,
): { value: string; label: string }[] => {
  const sources = new Map(texts.map(({ screen, source }) => [screen, source]))
  const screens = [...sources].map(([value, source]) => ({ value, source, name: titles.get(value) ?? value }))
  const count = (name: string): number => screens.filter((one) => one.name === name).length
  return screens
    .map(({ value, source, name }) => ({
      value,
      label: count(name) > 1 ? `${name} (${titleOf(source)})` : name,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'de'))
}

/** Screens first, what stands on all of them after, and what only failures say last. */
const rankOf = (screen: string): number => ['kit', 'failures'].indexOf(screen) + 1

/** Texts in the order somebody looks for them: changed ones first, then screen by screen. */
export const byScreen = (
  texts: readonly InterfaceText[],
  titles: ReadonlyMap<string, string>,
  sources: readonly string[],
): InterfaceText[] => {
  const screens = new Map(texts.map(({ key }) => [key, screenIdOf(key)]))
  const compare = (a: InterfaceText, b: InterfaceText): number => {
    const [first = '', second = ''] = [screens.get(a.key), screens.get(b.key)]
    return (
      Number(b.own !== undefined) - Number(a.own !== undefined) ||
      rankOf(first) - rankOf(second) ||
      sources.indexOf(a.source) - sources.indexOf(b.source) ||
      (titles.get(first) ?? '').localeCompare(titles.get(second) ?? '', 'de') ||
      first.localeCompare(second)
    )
  }
  return texts.toSorted(compare)
}
