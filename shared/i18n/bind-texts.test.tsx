import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { bindTexts } from './bind-texts.ts'
import { i18n } from './instance.ts'
import { registerTexts, setTextOverrides } from './bundles.ts'
import { errorTexts } from './error-texts.ts'
import './all-error-texts.ts'

const { useTexts, translate, RichText } = bindTexts('test', {
  course: { title: 'Kurs {{name}}', units_one: 'eine Einheit', units_other: '{{count}} Einheiten' },
  terms: 'Lies die <terms>Bedingungen</terms>.',
})

const Title = (): ReactNode => <h1>{useTexts()('course.title', { name: 'Rücken & Co.' })}</h1>

describe('texts of a namespace', () => {
  it('fills in, escapes nothing twice and knows one from many', () => {
    expect(translate('course.title', { name: 'Rücken & Co.' })).toBe('Kurs Rücken & Co.')
    expect(translate('course.units', { count: 1 })).toBe('eine Einheit')
    expect(translate('course.units', { count: 8 })).toBe('8 Einheiten')
    expect(translate('course.units', { count: 12_345 })).toBe('12.345 Einheiten')
  })

  it('draws again when an admin overrides a text', () => {
    render(<Title />)
    expect(screen.getByRole('heading')).toHaveTextContent('Kurs Rücken & Co.')
    act(() => setTextOverrides({ 'test:course.title': 'Training {{name}}', 'test:nonsense': 'x' }))
    expect(screen.getByRole('heading')).toHaveTextContent('Training Rücken & Co.')
    act(() => setTextOverrides({}))
    expect(screen.getByRole('heading')).toHaveTextContent('Kurs Rücken & Co.')
  })

  it('draws again when a text changes, and only then: what a remote brings is new to the page', () => {
    const drawn = jest.fn()
    const Counted = (): ReactNode => {
      drawn()
      return <p>{useTexts()('terms')}</p>
    }
    render(<Counted />)
    act(() => registerTexts('another', { title: 'Neu' }))
    act(() => registerTexts('another', { title: 'Neu', rest: 'Mehr' }))
    expect(drawn).toHaveBeenCalledTimes(1)
    act(() => registerTexts('another', { title: 'Anders' }))
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it('keeps an override for texts that come later, such as those of a remote', () => {
    setTextOverrides({ 'later:title': 'Meins' })
    registerTexts('later', { title: 'Deins', rest: 'Rest' })
    expect(i18n.t('title', { ns: 'later' })).toBe('Meins')
    expect(i18n.t('rest', { ns: 'later' })).toBe('Rest')
  })

  it('takes the sentences of errors and rules too', () => {
    expect(errorTexts.wrong_password).toBe('Das Passwort stimmt nicht.')
    setTextOverrides({ 'errors:wrong_password': 'Leider falsch.' })
    expect(errorTexts.wrong_password).toBe('Leider falsch.')
    setTextOverrides({})
  })

  it('puts elements into a text, whose words stand there before', async () => {
    const { container } = render(
      <RichText text="terms" components={{ terms: <a href="/legal/terms-of-use">x</a> }} />,
    )
    expect(container).toHaveTextContent('Lies die Bedingungen.')
    const link = await screen.findByRole('link', { name: 'Bedingungen' })
    expect(link).toHaveAttribute('href', '/legal/terms-of-use')
    expect(container).toHaveTextContent('Lies die Bedingungen.')
  })
})
