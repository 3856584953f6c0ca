import { jest } from '@jest/globals'
import { testRemote, testSystemConfig } from '../testing/platform.ts'
import { soundConfig } from './sound-config.ts'

const sound = testRemote(
  { name: 'mf-sales', title: 'Empfehlen', routes: [{ prefix: '/sales' }] },
  { integrity: { 'entry.js': `sha384-${'a'.repeat(64)}` } },
)

const remotes = (...told: unknown[]) =>
  soundConfig(JSON.parse(JSON.stringify({ ...testSystemConfig, remotes: told }))).remotes

describe('what the platform says of its remotes', () => {
  beforeEach(() => void (globalThis.reportError = jest.fn()))

  it('is taken as it is when it can be read', () => {
    expect(remotes(sound)).toEqual([sound])
    expect(reportError).not.toHaveBeenCalled()
  })

  it.each([
    ['its hashes', { integrity: 'sha384-x' }],
    ['its address', { base_url: 7 }],
    ['the release before', { previous: 'old' }],
    ['why it is this release', { reason: null }],
  ])('keeps the menu of a remote of which %s cannot be read, and gives it nothing to run', (_, wrong) => {
    const [other, remote] = remotes(sound, { ...sound, ...wrong })
    expect(other).toEqual(sound)
    expect(remote).toMatchObject({ declaration: sound.declaration, manifest: {}, previous: null })
    expect(remote?.integrity).toBeUndefined()
    expect(reportError).toHaveBeenCalledTimes(1)
  })

  it.each(['/sales', ['/sales', '/groups'], undefined])(
    'takes the area of a menu entry as %j',
    (active_below) => {
      const entry = { key: 'sales', label: 'Empfehlen', path: '/sales', place: 'top', order: 1, active_below }
      const remote = { ...sound, declaration: { ...sound.declaration, nav: [entry] } }
      expect(remotes(remote)).toEqual([remote])
    },
  )

  const lost = { key: 'sales', label: 'Empfehlen', path: '/sales', place: 'top', order: 1, active_below: 7 }

  it.each([
    null,
    'mf-x',
    {},
    { ...sound, declaration: { nav: 'none' } },
    { ...sound, declaration: { ...sound.declaration, screens: [{ path: '/sales', reads: [7] }] } },
    { ...sound, declaration: { ...sound.declaration, nav: [lost] } },
  ])('leaves out %j', (told) => {
    expect(remotes(told, sound)).toEqual([sound])
  })

  it.each([null, {}, { remotes: {} }, { remotes: [] }])('is not taken when it is %j', (config) => {
    expect(() => soundConfig(config as never)).toThrow('cannot be read')
  })
})
