import type { Translate } from '../texts.ts'
import type { Template } from '../api/templates.ts'
import { meaningOf } from './chips.rules.ts'

type Variables = Template['variables']

/** What stands on a chip, in plain words; a name that does not exist stands there itself. */
export const chipWords = (t: Translate, variables: Variables, source: string): string => {
  const means = meaningOf(source)
  const wordsOf = (name: string): string =>
    variables.find((one) => one.name === name)?.meaning ?? t('templates.chip.unknown', { name })
  switch (means.kind) {
    case 'value':
      return wordsOf(means.name)
    case 'value-if-any':
      return t('templates.chip.valueIfAny', {
        what: `${means.before.trim()}${wordsOf(means.name)}${means.after.trim()}`,
      })
    case 'if-any':
      return t('templates.chip.ifAny', { what: wordsOf(means.name) })
    case 'if-none':
      return t('templates.chip.ifNone', { what: wordsOf(means.name) })
    case 'else':
      return t('templates.chip.else')
    case 'end':
      return t('templates.chip.end')
    default:
      return source
  }
}

/** Whether the platform knows what a chip names. */
export const isKnownChip = (variables: Variables, source: string): boolean => {
  const means = meaningOf(source)
  return !('name' in means) || variables.some(({ name }) => name === means.name)
}
