import type { RemoteModule } from '@kursportal/shared/federation'
import { testRemote } from '@kursportal/shared/testing'
import { LoadFailure } from './load-failure.ts'
import { next } from './next.ts'
import type { Effect, PageFacts, RemoteEvent, RemoteState } from './remote-state.ts'

const previous = {
  version: '1',
  base_url: '/remotes/mf-test/1/',
  release_url: '/remotes/mf-test/1/release.json',
  release_integrity: 'sha384-x',
}
const declared = { name: 'mf-test', routes: [{ prefix: '/test' }] }
const second = testRemote(declared, { version: '2', previous })
const third = testRemote(declared, { version: '3', previous })
const only = testRemote(declared, { version: '2', previous: null })

const module: RemoteModule = { routes: [], texts: {} }
const figures = { duration_ms: 100, retries: 1 }
const error = new LoadFailure('integrity', 'changed')

/** Every state a remote can be in, on a page whose registry says 2 after 1. */
const states = {
  absent: { is: 'absent', ran: undefined },
  'absent, 2 ran': { is: 'absent', ran: '2' },
  'absent, 1 ran': { is: 'absent', ran: '1' },
  'loading 2': { is: 'loading', registration: second, which: 'current', ran: undefined },
  'loading 2, its code ran': { is: 'loading', registration: second, which: 'current', ran: '2' },
  'loading 1': { is: 'loading', registration: second, which: 'previous', ran: undefined },
  'loading 1, its code ran': { is: 'loading', registration: second, which: 'previous', ran: '1' },
  'ready 2': { is: 'ready', registration: second, which: 'current', ran: '2', figures },
  'ready 1': { is: 'ready', registration: second, which: 'previous', ran: '1', figures },
  'shown 2': { is: 'shown', registration: second, which: 'current', ran: '2', figures },
  'shown 1': { is: 'shown', registration: second, which: 'previous', ran: '1', figures },
  failed: { is: 'failed', registration: second, ran: undefined },
  'failed, 2 ran': { is: 'failed', registration: second, ran: '2' },
  leaving: { is: 'leaving', registration: second, ran: '2' },
} satisfies Record<string, RemoteState>

/** Every event, in the order of the columns. */
const events = {
  wanted: { type: 'wanted', registration: second },
  codeRan: { type: 'codeRan' },
  loaded: { type: 'loaded', module, figures },
  failed: { type: 'failed', error, figures },
  drawn: { type: 'drawn' },
  caught: { type: 'caught', failure: 'render_threw', figures },
  retried: { type: 'retried', registration: second },
  same: { type: 'navigated', registration: second },
  other: { type: 'navigated', registration: third },
  unusable: { type: 'unusable' },
} satisfies Record<string, RemoteEvent>

const page: PageFacts = { unsaved: false, remembers: true }

const stateWords = (state: RemoteState): string => {
  const version =
    'which' in state ? (state.which === 'current' ? state.registration.version : previous.version) : ''
  const ran = state.ran === undefined ? '' : `(ran ${state.ran})`
  return [state.is, version, ran].filter(Boolean).join(' ')
}

const effectWords = (effect: Effect): string => {
  switch (effect.do) {
    case 'load':
      return `load ${effect.which}`
    case 'report': {
      const { version, outcome, failure, fallback } = effect.report
      return ['tell', version, failure ?? outcome, fallback ? 'fallback' : ''].filter(Boolean).join(' ')
    }
    case 'note':
      if (typeof effect.note === 'string') return `note ${effect.note}`
      return 'stuck' in effect.note ? `stuck ${effect.note.stuck}` : `bad ${effect.note.bad ?? 'none'}`
    case 'reloadPage':
      return 'reload'
    default:
      return effect.do
  }
}

/** What an event leads to, in a line; "stays" where nothing changes and nothing is done. */
const outcome = (state: RemoteState, event: RemoteEvent, facts: PageFacts = page): string => {
  const step = next(state, event, facts)
  if (step.state === state && step.effects.length === 0) return 'stays'
  return [stateWords(step.state), ...step.effects.map(effectWords)].join(', ')
}

type Row = Record<keyof typeof events, string>

const nothing: Row = {
  wanted: 'stays',
  codeRan: 'stays',
  loaded: 'stays',
  failed: 'stays',
  drawn: 'stays',
  caught: 'stays',
  retried: 'stays',
  same: 'stays',
  other: 'stays',
  unusable: 'stays',
}

/** State → event → next state and effects; what a row does not name is as in `nothing`. */
const table: Record<keyof typeof states, Row> = {
  absent: {
    ...nothing,
    wanted: 'loading 2, load current',
    retried: 'loading 2, bad none, load current',
  },
  'absent, 2 ran': {
    ...nothing,
    wanted: 'loading 2 (ran 2), load current',
    retried: 'loading 2 (ran 2), bad none, load current',
  },
  'absent, 1 ran': {
    ...nothing,
    wanted: 'leaving (ran 1), reload',
    retried: 'leaving (ran 1), bad none, reload',
  },
  'loading 2': {
    ...nothing,
    codeRan: 'loading 2 (ran 2)',
    loaded: 'ready 2, resolve',
    failed: 'loading 1, note ended, tell 2 integrity fallback, load previous',
    caught: 'loading 2, tell 2 render_threw',
    retried: 'loading 2, bad none, load current',
    other: 'loading 3, load current',
  },
  'loading 2, its code ran': {
    ...nothing,
    codeRan: 'loading 2 (ran 2)',
    loaded: 'ready 2 (ran 2), resolve',
    failed: 'leaving (ran 2), note failed, tell 2 integrity fallback, bad 2, reload',
    caught: 'loading 2 (ran 2), tell 2 render_threw',
    retried: 'loading 2 (ran 2), bad none, load current',
    other: 'leaving (ran 2), reload',
  },
  'loading 1': {
    ...nothing,
    codeRan: 'loading 1 (ran 1)',
    loaded: 'ready 1, resolve',
    failed: 'failed, note ended, reject',
    caught: 'loading 1, tell 1 render_threw',
    retried: 'loading 2, bad none, load current',
    other: 'loading 3, load current',
  },
  'loading 1, its code ran': {
    ...nothing,
    codeRan: 'loading 1 (ran 1)',
    loaded: 'ready 1 (ran 1), resolve',
    failed: 'failed (ran 1), note failed, reject',
    caught: 'loading 1 (ran 1), tell 1 render_threw',
    retried: 'leaving (ran 1), bad none, reload',
    other: 'leaving (ran 1), reload',
  },
  'ready 2': {
    ...nothing,
    unusable: 'leaving (ran 2), stuck 2, reload',
    drawn: 'shown 2 (ran 2), note shown, tell 2 shown',
    caught: 'leaving (ran 2), note failed, tell 2 render_threw fallback, bad 2, reload',
    retried: 'loading 2 (ran 2), bad none, load current',
    other: 'leaving (ran 2), reload',
  },
  'ready 1': {
    ...nothing,
    drawn: 'shown 1 (ran 1), note shown, tell 1 shown fallback',
    caught: 'ready 1 (ran 1), tell 1 render_threw',
    retried: 'leaving (ran 1), bad none, reload',
    other: 'leaving (ran 1), reload',
  },
  'shown 2': {
    ...nothing,
    unusable: 'leaving (ran 2), stuck 2, reload',
    caught: 'shown 2 (ran 2), tell 2 render_threw',
    retried: 'loading 2 (ran 2), bad none, load current',
    other: 'leaving (ran 2), reload',
  },
  'shown 1': {
    ...nothing,
    caught: 'shown 1 (ran 1), tell 1 render_threw',
    retried: 'leaving (ran 1), bad none, reload',
    other: 'leaving (ran 1), reload',
  },
  failed: { ...nothing, caught: 'absent', retried: 'loading 2, bad none, load current' },
  'failed, 2 ran': {
    ...nothing,
    caught: 'absent (ran 2)',
    retried: 'loading 2 (ran 2), bad none, load current',
  },
  leaving: nothing,
}

const stateNames = Object.keys(states) as (keyof typeof states)[]
const eventNames = Object.keys(events) as (keyof typeof events)[]

describe.each(stateNames)('%s', (name) => {
  it.each(eventNames)('%s', (event) => {
    expect(outcome(states[name], events[event])).toBe(table[name][event])
  })
})

describe('a release that fails', () => {
  const ran = states['loading 2, its code ran']

  it.each<[string, RemoteState, RemoteEvent, Partial<PageFacts>, string]>([
    [
      'the only one',
      { ...states['loading 2'], registration: only },
      events.failed,
      {},
      'failed, note ended, tell 2 integrity, reject',
    ],
    [
      'once more after a reload',
      ran,
      events.failed,
      { bad: '2' },
      'failed (ran 2), note failed, tell 2 integrity, reject',
    ],
    [
      'while something typed would be lost',
      ran,
      events.failed,
      { unsaved: true },
      'failed (ran 2), note failed, tell 2 integrity, reject',
    ],
    [
      'where the reloaded page would not know why',
      ran,
      events.failed,
      { remembers: false },
      'failed (ran 2), note failed, tell 2 integrity, reject',
    ],
    [
      'for the line',
      ran,
      { ...events.failed, error: new LoadFailure('network', 'gone') },
      {},
      'failed (ran 2), note failed, tell 2 network, reject',
    ],
    [
      'while it is drawn, once more',
      states['ready 2'],
      events.caught,
      { bad: '2' },
      'ready 2 (ran 2), note failed, tell 2 render_threw',
    ],
  ])('%s', (_, state, event, facts, expected) => {
    expect(outcome(state, event, { ...page, ...facts })).toBe(expected)
  })
})

describe('what a tab remembers', () => {
  const wantedOf = (registration: typeof only): RemoteEvent => ({ type: 'wanted', registration })

  it.each<[string, RemoteEvent, Partial<PageFacts>, string]>([
    ['a bad release is left out', events.wanted, { bad: '2' }, 'loading 1, load previous'],
    ['a bad release that is the only one is tried', wantedOf(only), { bad: '2' }, 'loading 2, load current'],
    ['another release was bad', events.wanted, { bad: '1' }, 'loading 2, load current'],
    [
      'one that kept pages from going on',
      events.wanted,
      { stuck: '2' },
      'loading 1, bad 2, note ended, tell 2 timeout fallback, load previous',
    ],
    [
      'the only one kept pages from going on',
      wantedOf(only),
      { stuck: '2' },
      'failed, note ended, tell 2 timeout, reject',
    ],
    ['trying again is for bad ones too', events.retried, { bad: '2' }, 'loading 2, bad none, load current'],
  ])('%s', (_, event, facts, expected) => {
    expect(outcome(states.absent, event, { ...page, ...facts })).toBe(expected)
  })
})

describe('while something typed is not saved', () => {
  const unsaved = { ...page, unsaved: true }

  it('the page is not reloaded for another release', () => {
    expect(outcome(states['shown 2'], events.other, unsaved)).toBe('stays')
    expect(outcome(states['absent, 1 ran'], events.wanted, unsaved)).toBe('loading 2 (ran 1), load current')
  })
})

describe('a remote under work', () => {
  const underWork = { ...only, reason: 'development' as const }

  it('tells nothing of itself, and is always tried', () => {
    const wanted: RemoteEvent = { type: 'wanted', registration: underWork }
    expect(outcome(states.absent, wanted, { ...page, stuck: '2' })).toBe('loading 2, load current')
    const ready: RemoteState = { ...states['ready 2'], registration: underWork }
    expect(outcome(ready, events.drawn)).toBe('shown 2 (ran 2), note shown')
    expect(outcome(ready, events.caught)).toBe('ready 2 (ran 2), note failed')
  })
})

describe('a part of the kit that did not come', () => {
  const ofTheKit: RemoteEvent = { ...events.caught, failure: 'kit' }

  it('is the panel, is told of no release, and takes none away', () => {
    expect(outcome(states['ready 2'], ofTheKit)).toBe('ready 2 (ran 2), note ended')
    expect(outcome(states['shown 2'], ofTheKit)).toBe('stays')
    const notThere: RemoteEvent = { ...events.failed, error: new LoadFailure('kit', 'gone') }
    expect(outcome(states['loading 2'], notThere)).toBe('failed, note ended, reject')
    expect(outcome(states['loading 2, its code ran'], notThere)).toBe('failed (ran 2), note ended, reject')
  })
})

describe('a release whose page nobody can use', () => {
  it.each<[string, RemoteState, Partial<PageFacts>, string]>([
    ['is left out by the next page', states['shown 2'], {}, 'leaving (ran 2), stuck 2, reload'],
    ['at its first screen, too', states['ready 2'], {}, 'leaving (ran 2), stuck 2, reload'],
    ['stays while something typed is not saved', states['shown 2'], { unsaved: true }, 'stays'],
    ['stays where no page remembers', states['shown 2'], { remembers: false }, 'stays'],
    ['stays where it is the one before: there is no other', states['shown 1'], {}, 'stays'],
  ])('%s', (_, state, facts, expected) => {
    expect(outcome(state, events.unusable, { ...page, ...facts })).toBe(expected)
  })
})
