import { readFileSync } from 'node:fs'
import { kitChunk } from '@kursportal/shared/federation'
import { wholeKit } from '@kursportal/shared/federation/webpack'
import { providedKit } from './provided-kit.ts'

describe('what the shell provides', () => {
  it('is exactly what remotes are built against', () => {
    expect(Object.keys(providedKit).sort()).toEqual(Object.keys(wholeKit()).sort())
  })

  it('comes in chunks of the names the server hints at', () => {
    const source = readFileSync(new URL('provided-kit.ts', import.meta.url), 'utf8')
    const later = Object.entries(wholeKit()).filter(([, { eager }]) => !eager)
    expect(later.length).toBeGreaterThan(0)
    for (const [name] of later)
      expect(source).toContain(`import(/* webpackChunkName: "${kitChunk(name)}" */ '${name}')`)
  })
})
