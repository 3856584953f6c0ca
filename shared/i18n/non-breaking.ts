import type { PostProcessorModule } from 'i18next'

/** A hyphen after which no line ends; the typeface has it. */
const unbroken = '\u2011'

/** Characters that fit into one line of a phone and so need nothing. */
const ONE_LINE = 30

/**
 * A sentence in which no line ends within "E-Mail": browsers may break after any hyphen, and a line that ends with
 * "E-" is a stumbling block. Names of fields and buttons are short and stay as they are written.
 */
export const withNonBreakingHyphens = (text: string): string =>
  text.length > ONE_LINE ? text.replaceAll(' E-Mail', ` E${unbroken}Mail`) : text

/** {@link withNonBreakingHyphens} for every text that is looked up. */
export const keepTogether: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keepTogether',
  process: withNonBreakingHyphens,
}
