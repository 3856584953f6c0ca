import { readManifest } from './manifest.ts'

const manifest = {
  id: 'mf_test',
  metaData: { remoteEntry: { name: 'entry.1.js', path: '' } },
  exposes: [{ path: './remote', name: 'remote' }],
}

describe('a manifest', () => {
  it('says where the entry is and what is exposed', () =>
    expect(readManifest(manifest)).toEqual({ entry: 'entry.1.js', exposes: ['./remote'] }))

  it.each([
    ['nothing', undefined],
    ['no object', '<!doctype html>'],
    ['null', null],
    ['empty', {}],
    ['without an entry', { ...manifest, metaData: {} }],
    ['with an entry without a name', { ...manifest, metaData: { remoteEntry: { name: '' } } }],
    ['with an entry that is no text', { ...manifest, metaData: { remoteEntry: { name: 7 } } }],
    ['without a list of what it exposes', { ...manifest, exposes: { path: './remote' } }],
    ['with something else in that list', { ...manifest, exposes: [null] }],
  ])('is none when it is %s', (_, content) => expect(readManifest(content)).toBeUndefined())
})
