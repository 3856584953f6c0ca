import { render, screen } from '@testing-library/react'
import { z } from 'zod'
import { errorTexts } from '../../i18n/error-texts.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { CodeField } from './CodeField.tsx'
import { CodeSent } from './CodeSent.tsx'
import { Form } from './Form.tsx'
import { useKitForm } from './useKitForm.ts'

const schema = z.object({ code: z.string() })
const at = Date.now()

/** A form whose code was sent a moment ago. */
function Example() {
  const form = useKitForm(schema, { defaultValues: { code: '' } })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <CodeSent code={{ to: 'anna@beispiel.de', at, until: at + 900_000 }} onAgain={async () => undefined} />
      <CodeField name={form.at('code')} label="Code" />
    </Form>
  )
}

// As a page begins: no call has failed, so the sentences of most errors are not there.
it('a code that was just sent is not said to be used up', () => {
  expect(errorTexts.too_many_tries).toBeUndefined()
  render(
    <ThemeRoot>
      <Example />
    </ThemeRoot>,
  )
  expect(screen.getByText(/^Wir haben dir einen Code an anna@beispiel.de geschickt/)).toBeVisible()
  expect(screen.queryByText(/Dieser Code gilt nicht mehr/)).not.toBeInTheDocument()
})
