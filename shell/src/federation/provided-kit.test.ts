import { wholeKit } from '@kursportal/shared/federation/webpack'
import { providedKit } from './provided-kit.ts'

describe('what the shell provides', () => {
  it('is exactly what remotes are built against', () => {
    expect(Object.keys(providedKit).sort()).toEqual(Object.keys(wholeKit()).sort())
  })
})
