import { fillersOf } from './places.ts'

type Place = { name: string; roles?: ('group_leader' | 'admin' | 'user')[] }
const remote = (name: string, places?: Place[]) => ({
  declaration: { name, ...(places && { places }) },
})
const viewer = (...roles: ('group_leader' | 'admin')[]) => ({ roles })
const remotes = [
  remote('mf-b', [{ name: 'learner.course' }]),
  remote('mf-a', [{ name: 'learner.course', roles: ['group_leader'] }, { name: 'x' }]),
  remote('mf-c', [{ name: 'learner.course', roles: ['user'] }]),
  remote('mf-d', [{ name: 'learner.course', roles: ['admin'] }]),
  remote('mf-e'),
]

it.each<[string, Parameters<typeof fillersOf>[2], string[]]>([
  ['nobody logged in', null, ['mf-b']],
  ['somebody', viewer(), ['mf-b', 'mf-c']],
  ['a group leader', viewer('group_leader'), ['mf-a', 'mf-b', 'mf-c']],
  ['an admin', viewer('admin'), ['mf-b', 'mf-c', 'mf-d']],
])('a place is filled for %s', (_, who, names) => {
  expect(fillersOf(remotes, 'learner.course', who).map(({ declaration }) => declaration.name)).toEqual(names)
})

it('a place nobody knows is filled by nobody', () => {
  expect(fillersOf(remotes, 'learner', viewer('group_leader'))).toEqual([])
})
