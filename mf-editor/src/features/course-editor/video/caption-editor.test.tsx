import type { Caption } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { copyLeft } from '@kursportal/shared/testing/kept'
import { CaptionEditor } from './CaptionEditor.tsx'
import { RecognisedSpeech } from './RecognisedSpeech.tsx'

const videoId = '01980000-0000-7000-8000-000000000100'
const part = `captions/${videoId}/de`
const instant = '2026-01-02T10:00:00.000Z'
const stored: Caption = {
  language: 'de',
  label: 'Deutsch',
  cues: 2,
  last_from: 3,
  updated_at: instant,
  version: 'eins',
  edited: null,
  vtt: 'WEBVTT',
  lines: [
    { from: 1, to: 3, text: 'Steh aufrecht und atme ein.' },
    { from: 3, to: 5, text: 'Atme aus.' },
  ],
}

const open = (answers: FakeAnswers = {}, film?: ComponentProps<typeof CaptionEditor>['film']) =>
  renderPage(<CaptionEditor videoId={videoId} language="de" film={film} onClose={() => undefined} />, {
    answers: { 'GET /caption': stored, 'PUT /caption': stored, ...answers },
  })
const line = (number: number) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Zeile ${number}` })

describe('the lines of subtitles', () => {
  it('of a longer film that was there before are taken away in one press, and come back in one', async () => {
    const film = { id: videoId, title: 'Aufwärmen', seconds: 2.5 }
    const { user, sent } = open({ 'GET /watch': refuse('not_found') }, film)
    expect(await screen.findByText(/^1 Zeile beginnt erst hinter dem Ende/)).toBeVisible()
    const save = screen.getByRole('button', { name: 'Untertitel speichern' })
    expect(save).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Zeile entfernen' }))
    expect(screen.queryByRole('textbox', { name: 'Zeile 2' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Rückgängig/ }))
    expect(await line(2)).toHaveValue('Atme aus.')
    await user.click(screen.getByRole('button', { name: 'Zeile entfernen' }))
    await user.click(save)
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PUT /caption')?.body).toMatchObject({
        lines: [stored.lines[0]],
      }),
    )
  })

  it('are parted and joined without leaving the keyboard', async () => {
    const { user } = open()
    const first = await line(1)
    await user.click(first)
    first.setSelectionRange(14, 14)
    await user.keyboard('{Enter}')
    expect(await line(1)).toHaveValue('Steh aufrecht')
    const second = await line(2)
    expect(second).toHaveValue('und atme ein.')
    expect(second).toHaveFocus()
    expect(second.selectionStart).toBe(0)
    await user.keyboard('{Backspace}')
    expect(await line(1)).toHaveValue('Steh aufrecht und atme ein.')
    expect(await line(1)).toHaveFocus()
    expect((await line(1)).selectionStart).toBe(14)
    expect(await line(2)).toHaveValue('Atme aus.')
  })

  it('take nothing that would go with the answer they wait for', async () => {
    let arrive: () => void = () => undefined
    const { user, sent } = open({
      'PUT /caption': async () => {
        await new Promise<void>((resolve) => (arrive = resolve))
        return refuse('internal_error')
      },
    })
    const first = await line(1)
    await user.type(first, ' Und')
    await user.click(screen.getByRole('button', { name: 'Untertitel speichern' }))
    await waitFor(() => expect(sent.some(({ key }) => key === 'PUT /caption')).toBe(true))
    await user.type(first, ' aus')
    expect(first).toHaveValue('Steh aufrecht und atme ein. Und')
    arrive()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Untertitel speichern' })).toBeEnabled())
    await user.type(first, ' aus')
    expect(first).toHaveValue('Steh aufrecht und atme ein. Und aus')
  })

  it('lead on to the one that stands in the place of one that was deleted', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Zeile 2 bearbeiten' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Zeile löschen' }))
    await waitFor(async () => expect(await line(1)).toHaveFocus())
  })

  it('are taken back and done again by keyboard, what was parted and joined as well', async () => {
    const { user } = open()
    const first = await line(1)
    await user.click(first)
    first.setSelectionRange(14, 14)
    await user.keyboard('{Enter}')
    expect(await line(2)).toHaveValue('und atme ein.')
    await user.keyboard('Langsam ')
    expect(await line(2)).toHaveValue('Langsam und atme ein.')
    await user.keyboard('{Control>}z{/Control}')
    expect(await line(2)).toHaveValue('und atme ein.')
    expect(await line(2)).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    expect(await line(1)).toHaveValue('Steh aufrecht und atme ein.')
    expect(await line(2)).toHaveValue('Atme aus.')
    expect(screen.getByRole('button', { name: 'Untertitel speichern' })).toBeDisabled()
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    expect(await line(1)).toHaveValue('Steh aufrecht')
    await user.click(screen.getByRole('button', { name: /^Rückgängig/ }))
    expect(await line(1)).toHaveValue('Steh aufrecht und atme ein.')
  })

  it('are there again after the tab was closed, and are saved over what they were written over', async () => {
    const { user } = open()
    await user.type(await line(2), ' Langsam')
    cleanup()
    await waitFor(async () => expect(await copyLeft(part)).toMatchObject({ version: 'eins' }))
    const again = open({ 'GET /caption': { ...stored, version: 'zwei' } })
    expect(await line(2)).toHaveValue('Atme aus. Langsam')
    expect(screen.getByText(/ist wieder da/)).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Untertitel speichern' }))
    await waitFor(() =>
      expect(again.sent.find(({ key }) => key === 'PUT /caption')?.body).toMatchObject({ based_on: 'eins' }),
    )
    await waitFor(async () => expect(await copyLeft(part)).toBeNull())
  })
})

describe('captions from the sound', () => {
  it('say why they are not made', async () => {
    const film = { id: videoId, title: 'Aufwärmen', seconds: 60, hasSound: true }
    const { user } = renderPage(<RecognisedSpeech videoId={videoId} film={film} captions={[]} />, {
      answers: {
        'GET /caption/recognised': { available: true, recognised: null },
        'POST /caption/recognised': refuse('internal_error'),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Untertitel aus dem Ton erstellen lassen' }))
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})
