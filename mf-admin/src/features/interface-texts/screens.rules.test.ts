import { texts as ownTexts } from '../../texts/de.ts'
import { interfaceTexts } from '../../texts/texts.ts'
import { byScreen, screenIdOf, screenOptions, screenTitles } from './screens.rules.ts'

it.each([
  ['mf-learner:course.start', 'mf-learner:course'],
  ['shell:frame.skip', 'shell:frame'],
  ['ui-table:all', 'kit'],
  ['uploads:begin', 'kit'],
  ['ui:close', 'kit'],
  ['errors:not_found', 'failures'],
  ['rules:required', 'failures'],
])('puts %s on the screen %s', (key, screen) => {
  expect(screenIdOf(key)).toBe(screen)
})

const texts = [
  { key: 'errors:not_found', text: 'Weg', source: 'shell' },
  { key: 'ui:close', text: 'Schließen', source: 'shell' },
  { key: 'mf-learner:profile.title', text: 'Mein Profil', own: 'Über mich', source: 'mf-learner' },
  { key: 'mf-learner:profile.name', text: 'Name', source: 'mf-learner' },
  { key: 'mf-learner:course.start', text: 'Los', source: 'mf-learner' },
  { key: 'mf-sales:member.title', text: 'Du gehörst zu {{name}}', source: 'mf-sales' },
]
const names = new Map([
  ['course', 'Seite eines Kurses'],
  ['kit', 'Überall'],
])
const titles = screenTitles(
  texts,
  (section) => names.get(section),
  (source) => source,
)

it('calls a screen by its title as it is worded now, or by a name of its own', () => {
  expect(Object.fromEntries(titles)).toEqual({
    failures: 'shell',
    kit: 'Überall',
    'mf-learner:profile': 'Über mich',
    'mf-learner:course': 'Seite eines Kurses',
    'mf-sales:member': 'mf-sales',
  })
})

it('puts changed ones first, then screen by screen, and failures last', () => {
  expect(byScreen(texts, titles, ['shell', 'mf-learner', 'mf-sales']).map(({ key }) => key)).toEqual([
    'mf-learner:profile.title',
    'mf-learner:course.start',
    'mf-learner:profile.name',
    'mf-sales:member.title',
    'ui:close',
    'errors:not_found',
  ])
})

it('tells two screens of one name apart by whose they are', () => {
  const shown = [
    { screen: 'mf-learner:quiz', source: 'mf-learner' },
    { screen: 'mf-editor:quiz', source: 'mf-editor' },
    { screen: 'mf-editor:start', source: 'mf-editor' },
  ]
  const called = new Map([
    ['mf-learner:quiz', 'Quiz'],
    ['mf-editor:quiz', 'Quiz'],
    ['mf-editor:start', 'Anfang'],
  ])
  expect(screenOptions(shown, called, (source) => source.slice(3)).map(({ label }) => label)).toEqual([
    'Anfang',
    'Quiz (editor)',
    'Quiz (learner)',
  ])
})

it('has a name for every screen of the administration whose title does not tell', () => {
  const nameless = Object.entries(ownTexts).filter(
    ([section, words]) =>
      !(section in interfaceTexts.screens) &&
      (!('title' in words) || typeof words.title !== 'string' || words.title.includes('{{')),
  )
  expect(nameless.map(([section]) => section)).toEqual([])
})
