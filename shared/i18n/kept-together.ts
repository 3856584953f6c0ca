import type { PostProcessorModule } from 'i18next'

/** Joins two letters so that no line ends between them; it has no width, and what searches and reads aloud skips it. */
const wordJoiner = '\u2060'

/** Characters that fit into one line of a phone and so need nothing. */
const ONE_LINE = 30

/**
 * A sentence in which no line ends within "E-Mail": browsers may break after any hyphen, and a line that ends with
 * "E-" is a stumbling block. Names of fields and buttons are short and stay as they are.
 */
export const keptTogether = (text: string): string =>
  text.length > ONE_LINE ? text.replaceAll(' E-Mail', ` E-${wordJoiner}Mail`) : text

/** {@link keptTogether} for every text that is looked up. */
export const keepTogether: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keepTogether',
  process: keptTogether,
}
