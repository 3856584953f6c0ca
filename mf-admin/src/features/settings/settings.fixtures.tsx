import type { Settings } from '@kursportal/shared/contract'
import { renderPage, testSettings, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import SettingsPage from './SettingsPage.tsx'

/** The id of a picture, and of somebody. */
export const LOGO = '01980000-0000-7000-8000-00000000000a'
/** Nobody entered a provider yet. */
export const unset = { provider: null, version: 'none', edited: null }

/** Opens the settings, and waits until they can be changed. */
export const open = async (answers: FakeAnswers = {}, changed: Partial<Settings> = {}) => {
  const shown = renderPage(<SettingsPage />, {
    at: '/admin/settings',
    path: '/admin/settings',
    answers: {
      'GET /settings': { ...testSettings, ...changed },
      'GET /settings/last-edit': { edited: null },
      'GET /provider': unset,
      'GET /remotes': { items: [], total: 0 },
      'GET /notices': {
        contact: null,
        accessibility: null,
        accessibility_written: false,
        versions: { contact: 'c1', accessibility: 'a1' },
      },
      ...answers,
    },
    settings: changed,
  })
  await screen.findByLabelText('Name der Plattform')
  return shown
}

/** A part of the page by its name. */
export const part = (name: string) => {
  const region = screen.getByRole('region', { name })
  return within(region.closest('form') ?? region)
}

/** What was sent by a call. */
export const sentAs = (sent: { key: string; body: unknown }[], key: string) =>
  sent.filter((one) => one.key === key).map(({ body }) => body)
