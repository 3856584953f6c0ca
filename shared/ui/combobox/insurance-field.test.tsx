import { screen, within } from '@testing-library/react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { chosenInsurance } from '../../contract/index.ts'
import type { ChosenInsurance } from '../../domain/index.ts'
import { renderPage } from '../../testing/index.ts'
import { Form, useKitForm, type At } from '../forms/index.ts'
import { InsuranceField, InsuranceNumberField } from './index.ts'

const insurance = (last: string, name: string, more: object) => ({
  id: `01980000-0000-7000-8000-00000000000${last}`,
  name,
  active: true,
  iban_required: false,
  important: false,
  private: false,
  hand_in_text: '',
  hand_in_url: '',
  ...more,
})

const items = [
  insurance('1', 'Lindenkasse', { important: true }),
  insurance('2', 'Morgenrot', { private: true }),
]

const schema = z.object({ insurance: chosenInsurance.nullable(), insurance_number: z.string().nullable() })
type Values = z.infer<typeof schema>

const Number = ({ at }: { at: At<Values> }) => (
  <InsuranceNumberField
    name={at('insurance_number')}
    chosen={useWatch<Values, 'insurance'>({ name: 'insurance' })}
  />
)

const Page = ({ onSent }: { onSent: (chosen: ChosenInsurance | null) => void }) => {
  const form = useKitForm(schema, {
    defaultValues: { insurance: null, insurance_number: null },
  })
  return (
    <Form form={form} onSubmit={(typed) => onSent(typed.insurance)}>
      <InsuranceField name={form.at('insurance')} />
      <Number at={form.at} />
      <button type="submit">{'Senden'}</button>
    </Form>
  )
}

const open = ({ slow = false } = {}) => {
  const sent: (ChosenInsurance | null)[] = []
  const { user } = renderPage(<Page onSent={(chosen) => sent.push(chosen)} />, {
    answers: {
      'GET /insurances': async ({ query }) => {
        if (slow && query?.search) await new Promise(() => undefined)
        const found = items.filter(({ name }) => name.toLowerCase().includes(query?.search ?? ''))
        return { items: found, total: found.length }
      },
    },
  })
  return { user, sent, field: () => screen.getByRole('combobox', { name: 'Krankenkasse' }) }
}

it('lists groups of options and nothing else, as a list box is made', async () => {
  const { user, field } = open()
  await user.click(field())
  const list = await screen.findByRole('listbox')
  await within(list).findByRole('option', { name: 'Lindenkasse' })
  expect(within(list).getByRole('group', { name: 'Häufig gewählt' })).toBeVisible()
  expect(within(list).queryByRole('listitem')).not.toBeInTheDocument()
  // The list hangs at the page's end, where it is found as a landmark with the name of its field.
  expect(list.closest('[role="region"]')).toHaveAccessibleName('Krankenkasse')
  for (const child of list.children)
    expect(['group', 'option', 'presentation']).toContain(child.getAttribute('role'))
  expect(list.querySelector('ul, li')).toBeNull()
})

it('takes the name of one that is not in the list, also when nothing is found', async () => {
  const { user, sent, field } = open()
  await user.type(field(), 'aok')
  await user.click(await screen.findByRole('option', { name: /Meine Kasse ist nicht dabei/ }))
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  expect(await screen.findByText('Bitte fülle dieses Feld aus.')).toBeVisible()
  await user.type(screen.getByLabelText('Name deiner Krankenkasse'), 'Dorfkasse')
  expect(screen.getByLabelText('Versichertennummer')).toHaveAccessibleDescription(/neun Ziffern/)
  await user.click(screen.getByRole('checkbox', { name: 'Das ist eine private Krankenversicherung.' }))
  expect(screen.getByLabelText('Versichertennummer')).toHaveAccessibleDescription(/Versicherungsschein/)
  await user.click(screen.getByRole('button', { name: 'Senden' }))
  expect(sent).toEqual([{ id: null, name: 'Dorfkasse', iban_required: false, private: true }])
})

it('says by the kind of insurance where its number is', async () => {
  const { user, field } = open()
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: 'Morgenrot' }))
  expect(screen.getByLabelText('Versichertennummer')).toHaveAccessibleDescription(/Versicherungsschein/)
  expect(screen.queryByLabelText('Name deiner Krankenkasse')).not.toBeInTheDocument()
})

it('never takes what was found for other words, however fast Enter comes', async () => {
  const { user, sent, field } = open({ slow: true })
  await user.click(field())
  await screen.findByRole('option', { name: 'Lindenkasse' })
  // The list of all is still there; the answer for the name is not.
  await user.keyboard('Morgen')
  expect(screen.queryByRole('option', { name: 'Lindenkasse' })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(field()).toHaveValue('Morgenrot')
  await user.clear(field())
  await user.keyboard('Niemand{Enter}')
  expect(sent).toEqual([])
})
