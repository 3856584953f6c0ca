import type { Element } from '../../../../platform/xml/xml-tree.ts'

/** An element as the export of questions has it, of what a backup writes otherwise. */
export const element = (
  name: string,
  text: string,
  attributes: Record<string, string> = {},
  children: Element[] = [],
): Element => ({
  name,
  namespace: '',
  text,
  attributes,
  children,
  parts: [text, ...children],
})

/** An element with its words in a `text` of their own. */
export const withText = (
  name: string,
  text: string,
  attributes: Record<string, string> = {},
  children: Element[] = [],
): Element => element(name, '', attributes, [element('text', text), ...children])

/** A text; empty for what Moodle writes where there is nothing. */
export const written = (text: string): string => (text === '$@NULL@$' ? '' : text)
