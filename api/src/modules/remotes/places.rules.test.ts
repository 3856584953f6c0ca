import type { ReleaseFile } from '@kursportal/shared/federation'
import { fakeBuild } from '../../testing/fake-build.ts'
import { requireBuild } from './publish-release.ts'
import { placesDropped, placesMissing, type Served } from './places.rules.ts'

const remote = (name: string, fills: readonly string[], said: Partial<ReleaseFile> = {}): Served => {
  const files = fakeBuild(
    name,
    name,
    ['/test'],
    { places: fills.map((place) => ({ name: place })) },
    { shell_contract: '1.8.0', ...said },
  )
  return { name, release: requireBuild(files).release }
}

const host = (...offers: string[]): Served => remote('mf-host', [], offers.length > 0 ? { offers } : {})
const before = remote('mf-host', [], { shell_contract: '1.7.0' })
const guest = remote('mf-guest', ['host.one', 'host.two'])

it.each<[string, Served[], string[]]>([
  ['one page has one of them', [host('host.one')], ['host.two']],
  ['a release that some get has the other', [host('host.one'), host('host.two')], []],
  ['its pages offer nothing', [host()], ['host.one', 'host.two']],
  ['its build did not say', [before], []],
  ['there is no such remote', [remote('mf-other', [], { offers: ['host.one'] })], ['host.one', 'host.two']],
])('of what a remote fills, is missing when %s', (_, served, missing) => {
  expect(placesMissing(guest.release.declaration, served)).toEqual(missing)
})

it.each<[string, Served, Served[], string[]]>([
  ['one of two that are filled', host('host.one'), [host('host.one', 'host.two'), guest], ['host.two']],
  ['all, where nobody said what there is now', host(), [before, guest], ['host.one', 'host.two']],
  ['nothing that was not there', host(), [host(), guest], []],
  ['nothing that nobody fills', host(), [host('host.three'), guest], []],
  ['nothing it cannot tell of', before, [host('host.one'), guest], []],
])('a release drops %s', (_, { name, release }, served, dropped) => {
  expect(placesDropped({ name, ...release }, served)).toEqual(
    dropped.map((place) => ({ place, by: 'mf-guest' })),
  )
})
