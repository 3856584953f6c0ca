import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { memo, Profiler } from 'react'
import { z } from 'zod'
import { ThemeRoot } from '../../theme/index.ts'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import type { FieldName } from './field-name.ts'
import { useField } from './useField.ts'
import { useKitForm } from './useKitForm.ts'

describe('a form that follows what is stored', () => {
  let drawn = 0
  const Title = memo(function Title({ name }: { name: FieldName<string> }) {
    return (
      <Profiler id="title" onRender={() => (drawn += 1)}>
        <p>{String(useField(name).value)}</p>
      </Profiler>
    )
  })
  const Stored = ({ title }: { title: string }) => {
    const values = { title }
    const form = useKitForm(z.object({ title: z.string() }), {
      defaultValues: values,
      values,
      resetOptions: { keepDirtyValues: true },
    })
    return (
      <Form form={form} onSubmit={() => undefined}>
        <Title name={form.at('title')} />
        <TextField name={form.at('title')} label="Titel" />
      </Form>
    )
  }
  const page = (title: string) => (
    <ThemeRoot>
      <Stored title={title} />
    </ThemeRoot>
  )
  const title = () => screen.getByLabelText('Titel')
  beforeEach(() => {
    drawn = 0
  })

  it('is drawn once with it', () => {
    render(page('Yoga'))
    expect(title()).toHaveValue('Yoga')
    expect(drawn).toBe(1)
  })

  it('takes in what is stored later, also what stood there at first', () => {
    const { rerender } = render(page('Yoga'))
    rerender(page('Pilates'))
    expect(title()).toHaveValue('Pilates')
    rerender(page('Yoga'))
    expect(title()).toHaveValue('Yoga')
  })

  it('keeps what was typed', async () => {
    const { rerender } = render(page('Yoga'))
    await userEvent.type(title(), ' am Morgen')
    rerender(page('Pilates'))
    expect(title()).toHaveValue('Yoga am Morgen')
  })
})
