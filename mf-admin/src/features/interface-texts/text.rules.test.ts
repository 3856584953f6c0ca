import { findTexts, placeholdersOf, wordingFaults, type InterfaceText } from './text.rules.ts'

describe('a wording', () => {
  it.each([
    ['Hallo {{name}}', 'Moin {{name}}!', { unknown: [], dropped: [], tags: [] }],
    ['Hallo {{ name }}', 'Moin {{name}}!', { unknown: [], dropped: [], tags: [] }],
    ['Hallo {{name}}', 'Moin', { unknown: [], dropped: ['{{name}}'], tags: [] }],
    ['Hallo', 'Moin {{name}}', { unknown: ['{{name}}'], dropped: [], tags: [] }],
    ['Lies die <a1>Regeln</a1>', 'Lies die Regeln', { unknown: [], dropped: [], tags: ['<a1>', '</a1>'] }],
    ['Lies', 'Lies <b>laut</b>', { unknown: [], dropped: [], tags: ['<b>', '</b>'] }],
    ['a', '1 < 2 und 3 > 2', { unknown: [], dropped: [], tags: [] }],
  ])('of „%s“ as „%s“', (text, own, faults) => {
    expect(wordingFaults(text, own)).toEqual(faults)
  })

  it('names each placeholder once', () => {
    expect(placeholdersOf('{{a}} und {{a}} und {{b}}')).toEqual(['{{a}}', '{{b}}'])
  })
})

describe('the search', () => {
  const texts: (InterfaceText & { screen: string })[] = [
    {
      key: 'shell:login.welcome',
      text: 'Schön, dass du da bist.',
      source: 'shell',
      screen: 'shell:login',
    },
    {
      key: 'mf-learner:start',
      text: 'Weiterlernen',
      own: 'Auf geht’s',
      madeFrom: 'Weiter',
      source: 'mf-learner',
      screen: 'mf-learner:start',
    },
  ]
  const keys = (wanted: Parameters<typeof findTexts>[1]) => findTexts(texts, wanted).map(({ key }) => key)

  it.each([
    [{ search: 'schon' }, ['shell:login.welcome']],
    [{ search: 'da SCHÖN' }, ['shell:login.welcome']],
    [{ search: 'auf geht' }, ['mf-learner:start']],
    [{ search: 'login.wel' }, ['shell:login.welcome']],
    [{ search: 'nirgends' }, []],
    [{ standing: 'own' as const }, ['mf-learner:start']],
    [{ source: 'shell' }, ['shell:login.welcome']],
    [{ standing: 'outdated' as const }, ['mf-learner:start']],
    [{ screen: 'shell:login' }, ['shell:login.welcome']],
    [{}, ['shell:login.welcome', 'mf-learner:start']],
  ])('for %j finds %j', (wanted, found) => expect(keys(wanted)).toEqual(found))
})
