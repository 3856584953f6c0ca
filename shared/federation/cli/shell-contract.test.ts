import type { RemoteDeclaration } from '../declaration.ts'
import { complainUnfit, contractOf } from './shell-contract.ts'

const declaration = (shell_contract: string): RemoteDeclaration => ({
  name: 'mf-tanz',
  title: 'Tanzen',
  routes: [{ prefix: '/tanz' }],
  nav: [],
  shell_contract,
  owner: 'Team Tanz',
})

/** What is said of a remote under work that asks for a shell contract. */
const saidOf = (needed: string): string[] => {
  const said: string[] = []
  complainUnfit(declaration(needed), '1.10.0', { complain: (line) => said.push(line) })
  return said
}

it('says why pages of a remote under work would not open', () => {
  expect(saidOf('^1.10')).toEqual([])
  expect(saidOf('^1.11')).toEqual([
    expect.stringContaining('mf-tanz needs shell contract ^1.11, this shell has 1.10.0'),
  ])
})

it('asks the platform which contract its shell has, and says where none answers', async () => {
  const at = (answer: () => Promise<Response>) => contractOf('http://localhost:3000', { fetch: answer })
  const config = { federation: { shell_contract: '1.10.0' } }
  expect(await at(() => Promise.resolve(Response.json(config)))).toBe('1.10.0')
  await expect(at(() => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow('Nothing answers at')
  await expect(at(() => Promise.resolve(new Response('else')))).rejects.toThrow('no platform')
})
