import { readability } from './readability.ts'

describe('a primary colour', () => {
  it('that can be read stays as it is', () => {
    expect(readability('#1f6f5f', 'light')).toMatchObject({ main: '#1f6f5f', changed: false })
  })

  it('that is too pale by day is made darker, and says how far it was from being read', () => {
    const { contrast, needed, changed, main } = readability('#ffd400', 'light')
    expect(changed).toBe(true)
    expect(contrast).toBeLessThan(needed)
    expect(main).not.toBe('#ffd400')
    expect(readability('#ffd400', 'dark')).toMatchObject({ main: '#ffd400', changed: false })
  })

  it('that is too dark by night is made lighter', () => {
    expect(readability('#000080', 'dark').changed).toBe(true)
    expect(readability('#000080', 'light').changed).toBe(false)
  })
})
