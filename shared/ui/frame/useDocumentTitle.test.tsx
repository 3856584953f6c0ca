import { act, render } from '@testing-library/react'
import { setProductName, useDocumentTitle } from './useDocumentTitle.ts'

const Page = ({ title }: { title: string }) => {
  useDocumentTitle(title)
  return null
}

it('names the page and the product, and follows both', () => {
  setProductName('Kursportal')
  const { rerender } = render(<Page title="Mein Profil" />)
  expect(document.title).toBe('Mein Profil · Kursportal')
  act(() => setProductName('Gesund und munter'))
  expect(document.title).toBe('Mein Profil · Gesund und munter')
  rerender(<Page title="Meine Kurse" />)
  expect(document.title).toBe('Meine Kurse · Gesund und munter')
})
