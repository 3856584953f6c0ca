import { contractChanges } from './contract-changes.ts'

const contract = (names: string[], properties: object) => ({
  exports: { '@kursportal/shared/ui': names },
  remote_json: { type: 'object', properties },
  release_json: {},
  types: 'type RemoteModule = object',
})

it('says what each version brought, from what is written down', () => {
  const written = [
    { version: '1.0.0', contract: contract(['Button'], { nav: { items: { properties: { key: {} } } } }) },
    {
      version: '1.1.0',
      contract: contract(['Button', 'Link'], {
        nav: { items: { properties: { key: {}, badge: { properties: { reads: {} } } } } },
        flags: { items: { properties: { name: {} } } },
      }),
    },
  ]
  const goes = { module: '@kursportal/shared/ui', name: 'Button', since: '1.1', instead: 'take Link' }
  expect(contractChanges(written, [goes])).toEqual([
    {
      version: '1.1.0',
      changes: [
        '@kursportal/shared/ui: Link',
        'remote.json: nav.badge, flags',
        'goes with the next major version: Button of @kursportal/shared/ui (take Link)',
      ],
    },
    { version: '1.0.0', changes: ['the first version written down'] },
  ])
})

it('knows every version', () => {
  const [newest] = contractChanges()
  expect(newest?.changes).not.toEqual([])
})
