import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { z } from 'zod'
import { ThemeRoot } from '../../theme/index.ts'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { Markdown } from './Markdown.tsx'
import { MarkdownField } from './MarkdownField.tsx'

const Example = ({ content }: { content: string }) => {
  const form = useKitForm(z.object({ content: z.string() }), { defaultValues: { content } })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <MarkdownField name={form.at('content')} label="Text" />
    </Form>
  )
}
const show = (content: string) =>
  render(
    <ThemeRoot>
      <MemoryRouter>
        <Example content={content} />
      </MemoryRouter>
    </ThemeRoot>,
  )
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text')

it('shows headings one level lower, and runs nothing', () => {
  render(
    <ThemeRoot>
      <MemoryRouter>
        <Markdown>{'# Eins\n\n<script>alert(1)</script>\n\n[böse](javascript:alert(1))'}</Markdown>
      </MemoryRouter>
    </ThemeRoot>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Eins' })).toBeVisible()
  expect(document.querySelector('script')).toBeNull()
  expect(screen.getByText('böse')).not.toHaveAttribute('href', expect.stringContaining('javascript'))
})

it('makes what is selected bold, and shows what becomes of it', async () => {
  show('Das ist wichtig')
  fireEvent.focus(field())
  field().setSelectionRange(8, 15)
  await userEvent.click(screen.getByRole('button', { name: 'Fett' }))
  expect(field()).toHaveValue('Das ist **wichtig**')
  await userEvent.click(screen.getByRole('button', { name: 'So sieht es aus' }))
  expect(screen.getByText('wichtig').tagName).toBe('STRONG')
  await userEvent.click(screen.getByRole('button', { name: 'Schreiben' }))
  expect(field()).toHaveValue('Das ist **wichtig**')
})
