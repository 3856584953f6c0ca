import { createKursportalTheme } from '@kursportal/shared/theme'
import { readFileSync } from 'node:fs'

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

describe('the splash, which is there before any script', () => {
  it('has the colours of the theme', () => {
    const { light, dark } = createKursportalTheme().colorSchemes
    for (const scheme of [light, dark]) expect(html).toContain(scheme?.palette.background.default)
    expect(html).toContain('fill="%PRIMARY%"')
  })
})
