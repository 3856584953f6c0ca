import { deliveredFlags } from '../domain/index.ts'
import { testRemote } from '../testing/platform.ts'
import type { RemoteNavEntry } from './declaration.ts'
import { isInArea, navGroups, navItems, type NavViewer } from './navigation.ts'

const remote = (name: string, ...nav: RemoteNavEntry[]) => testRemote({ name, nav })
const entry = (key: string, more: Partial<RemoteNavEntry> = {}): RemoteNavEntry => ({
  key,
  label: key,
  path: `/${key}`,
  place: 'top',
  order: 10,
  ...more,
})
const viewer = (
  more: Partial<NavViewer['perms']> = {},
  flags: Partial<NavViewer['flags']> = {},
): NavViewer => ({
  perms: { admin: false, course_creator: false, ...more },
  flags: { ...deliveredFlags, ...flags },
})
const keys = (...args: Parameters<typeof navItems>): string[] => navItems(...args).map((item) => item.key)

describe('the menu', () => {
  const remotes = [
    remote(
      'mf-admin',
      entry('admin', { permission: 'admin', order: 30 }),
      entry('faq', { place: 'admin', settings_flag: 'faq' }),
    ),
    remote('mf-learner', entry('courses')),
    remote('mf-editor', entry('editor', { permission: 'course_creator', order: 40 })),
  ]

  it('shows everybody what needs no permission', () => {
    expect(keys(remotes, 'top', viewer())).toEqual(['courses'])
  })

  it('shows admins what any permission adds, since they may do all of it', () => {
    expect(keys(remotes, 'top', viewer({ admin: true }))).toEqual(['courses', 'admin', 'editor'])
  })

  it('adds what a permission adds, in the declared order and not in that of the remotes', () => {
    expect(keys(remotes, 'top', viewer({ admin: true, course_creator: true }))).toEqual([
      'courses',
      'admin',
      'editor',
    ])
  })

  it('keeps the menus apart and hides what a flag switches off', () => {
    expect(keys(remotes, 'admin', viewer())).toEqual(['faq'])
    expect(keys(remotes, 'admin', viewer({}, { faq: false }))).toEqual([])
  })

  it('orders equals by their German label', () => {
    const equal = [remote('mf-a', entry('z', { label: 'Zugänge' }), entry('o', { label: 'Übungen' }))]
    expect(keys(equal, 'top', viewer())).toEqual(['o', 'z'])
  })
})

describe('the area of an entry', () => {
  it.each<[string, Partial<RemoteNavEntry>, string, boolean]>([
    ['its own path', {}, '/e', true],
    ['what lies below its own path', {}, '/e/1', true],
    ['another page', {}, '/other', false],
    ['a path that only begins alike', {}, '/elsewhere', false],
    ['what lies below the one path it names', { active_below: '/admin' }, '/admin/members', true],
    ['what lies below the second path it names', { active_below: ['/e', '/courses'] }, '/courses/1', true],
    ['none of the paths it names', { active_below: ['/e', '/courses'] }, '/sales', false],
  ])('%s', (_, more, pathname, expected) => {
    expect(isInArea(entry('e', more), pathname)).toBe(expected)
  })
})

describe('the groups of the admin menu', () => {
  const admin = (key: string, more: Partial<RemoteNavEntry> = {}) => entry(key, { place: 'admin', ...more })
  const items = navItems(
    [
      remote(
        'mf-admin',
        admin('overview', { path: '/admin' }),
        admin('modules', { path: '/admin/modules', group: 'technical' }),
        admin('members', { path: '/admin/members', group: 'people' }),
      ),
      remote(
        'mf-sales',
        admin('sales', { path: '/admin/sales', group: 'money' }),
        admin('levels', { path: '/admin/sales/levels', group: 'money', order: 20 }),
        admin('fleet', { path: '/admin/fleet', group: 'vehicles' }),
      ),
    ],
    'admin',
    viewer(),
  )
  const current = (pathname: string) =>
    navGroups(items, pathname)
      .flatMap((group) => group.items)
      .filter((item) => item.current)
      .map(({ key }) => key)

  it('stand in their order, those nobody knows together before the last one, empty ones nowhere', () => {
    expect(navGroups(items, '/').map(({ group, items: own }) => [group, own.map(({ key }) => key)])).toEqual([
      ['none', ['overview']],
      ['people', ['members']],
      ['money', ['sales', 'levels']],
      ['other', ['fleet']],
      ['technical', ['modules']],
    ])
  })

  it.each<[string, string[]]>([
    ['/admin', ['overview']],
    ['/admin/members/1', ['members']],
    ['/admin/sales/levels', ['levels']],
    ['/admin/sales/7', ['sales']],
    ['/admin/elsewhere', []],
  ])('at %s mark %j', (pathname, expected) => {
    expect(current(pathname)).toEqual(expected)
  })

  it('mark the only entry on pages below it as well', () => {
    const only = items.find(({ key }) => key === 'overview')
    if (!only) throw new Error('no entry')
    expect(navGroups([only], '/admin/members')[0]?.items[0]?.current).toBe(true)
  })
})
