import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })

describe('modules', () => {
  it('ask the database in use cases, stores and views, not where HTTP or jobs come in', () => {
    const edges = files.filter((file) => /\.(routes|socket|module|jobs)\.ts$/.test(file))
    expect(edges.length).toBeGreaterThan(30)
    const asking = edges.filter((file) =>
      /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql[`<]/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    expect(asking).toEqual([])
  })
})
