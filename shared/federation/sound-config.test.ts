import { jest } from '@jest/globals'
import type { RemoteRegistration } from './registration.ts'
import { testSystemConfig } from '../testing/index.ts'
import { soundConfig } from './sound-config.ts'

const testRegistration: RemoteRegistration = {
  name: 'mf-sales',
  version: '1.0.0-aaa',
  base_url: '/remotes/mf-sales/1.0.0-aaa/',
  manifest_url: '/remotes/mf-sales/1.0.0-aaa/mf-manifest.json',
  declaration: {
    name: 'mf-sales',
    title: 'Empfehlen',
    routes: [{ prefix: '/sales' }],
    nav: [],
    shell_contract: '^1.0',
    owner: 'Team Vertrieb',
  },
  integrity: { 'entry.js': `sha384-${'a'.repeat(64)}` },
  reason: 'active',
  previous: null,
}

const remotes = (...told: unknown[]) =>
  soundConfig(JSON.parse(JSON.stringify({ ...testSystemConfig, remotes: told }))).remotes

describe('what the platform says of its remotes', () => {
  beforeEach(() => void (globalThis.reportError = jest.fn()))

  it('is taken as it is when it can be read', () => {
    expect(remotes(testRegistration)).toEqual([testRegistration])
    expect(reportError).not.toHaveBeenCalled()
  })

  it.each([
    ['its hashes', { integrity: 'sha384-x' }],
    ['its address', { base_url: 7 }],
    ['the release before', { previous: 'old' }],
    ['why it is this release', { reason: null }],
  ])('keeps the menu of a remote of which %s cannot be read, and gives it nothing to run', (_, wrong) => {
    const [other, remote] = remotes(testRegistration, { ...testRegistration, ...wrong })
    expect(other).toEqual(testRegistration)
    expect(remote).toMatchObject({ declaration: testRegistration.declaration, manifest: {}, previous: null })
    expect(remote?.integrity).toBeUndefined()
    expect(reportError).toHaveBeenCalledTimes(1)
  })

  it.each([null, 'mf-x', {}, { ...testRegistration, declaration: { nav: 'none' } }])(
    'leaves out %j',
    (told) => {
      expect(remotes(told, testRegistration)).toEqual([testRegistration])
    },
  )

  it.each([null, {}, { remotes: {} }, { remotes: [] }])('is not taken when it is %j', (config) => {
    expect(() => soundConfig(config as never)).toThrow('cannot be read')
  })
})
