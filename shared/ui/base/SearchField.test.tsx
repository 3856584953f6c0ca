import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { ThemeRoot } from '../../theme/index.ts'
import { SearchField } from './SearchField.tsx'

/** A page that takes what is typed over only when it is told to, as one does that draws a long list first. */
const late = (): { page: ReactNode; catchUp: () => void; showAll: () => void } => {
  let asked = ''
  let take: (words: string) => void = () => undefined
  const Page = (): ReactNode => {
    const [words, setWords] = useState('')
    take = setWords
    return <SearchField label="Suchen" value={words} onChange={(typed) => (asked = typed)} />
  }
  return { page: <Page />, catchUp: () => act(() => take(asked)), showAll: () => act(() => take('')) }
}

it('keeps every letter while the page is behind, and follows it afterwards', async () => {
  const { page, catchUp, showAll } = late()
  const user = userEvent.setup()
  render(<ThemeRoot>{page}</ThemeRoot>)
  const field = screen.getByRole('searchbox', { name: 'Suchen' })
  await user.type(field, 'Einheit 25')
  expect(field).toHaveValue('Einheit 25')
  catchUp()
  await user.type(field, '0')
  expect(field).toHaveValue('Einheit 250')
  catchUp()
  expect(field).toHaveValue('Einheit 250')
  showAll()
  expect(field).toHaveValue('')
})
