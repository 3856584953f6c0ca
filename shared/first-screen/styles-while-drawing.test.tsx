import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { holdRules, useInsertionEffectAlwaysWithSyncFallback } from './styles-while-drawing.ts'

const openSheet = () => {
  const rules: string[] = []
  const sheet = { insert: (rule: string) => void rules.push(rule) }
  holdRules(sheet)
  return { rules, sheet }
}

describe('rules that come up while React draws', () => {
  it('are made at once and written before anything is measured', () => {
    const { rules, sheet } = openSheet()
    const seen: Record<string, string[]> = {}
    function Styled({ name }: { name: string }) {
      useInsertionEffectAlwaysWithSyncFallback(() => sheet.insert(`.${name}{}`))
      return null
    }
    function Page() {
      seen['drawing'] = [...rules]
      useLayoutEffect(() => {
        seen['measuring'] = [...rules]
      })
      return (
        <>
          <Styled name="one" />
          <Styled name="two" />
          <Then />
        </>
      )
    }
    function Then() {
      seen['last drawn'] = [...rules]
      return null
    }
    render(<Page />)
    expect(seen).toEqual({ drawing: [], 'last drawn': [], measuring: ['.one{}', '.two{}'] })
  })

  it('are written though what asked for them failed', () => {
    const { rules, sheet } = openSheet()
    function Broken(): null {
      useInsertionEffectAlwaysWithSyncFallback(() => {
        sheet.insert('.one{}')
        throw new Error('no colour')
      })
      return null
    }
    function Styled() {
      useInsertionEffectAlwaysWithSyncFallback(() => sheet.insert('.two{}'))
      return null
    }
    expect(() => render(<Broken />)).toThrow('no colour')
    render(<Styled />)
    expect([...new Set(rules)]).toEqual(['.one{}', '.two{}'])
  })

  it('wait for nothing where nothing is drawn', () => {
    const { rules, sheet } = openSheet()
    sheet.insert('.one{}')
    expect(rules).toEqual(['.one{}'])
  })
})
