import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { addDays, berlinDay } from '../../../shared/domain/index.ts'
import { gate, onlyViolations } from '../../../shared/gallery/inspect.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The events of a calendar's address, asked for as a calendar does: without logging in. */
const subscribed = async (address: string): Promise<Record<string, string>> => {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  const file = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  return Object.fromEntries(
    file.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return [event.uid, `${event.summary} ${event.startDate.toString()}`]
    }),
  )
}
const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await gate(page)
    .options({ ...onlyViolations, preload: false })
    .analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html ?? ''}`)
}
const german = (day: string): string => day.split('-').toReversed().join('.')

test('a calendar follows a course, also when it is paused', { tag: '@deep' }, async ({ page, logIn }) => {
  const learner = await arrangeLearner({
    title: 'Jede Woche ein Stück',
    unlock_mode: 'timed',
    unlock_days: 7,
    chapters: [
      { title: 'Anfangen', lectures: [{ title: 'Los', words: 'Heute fängst du an.' }] },
      { title: 'Weitermachen', lectures: [{ title: 'Weiter', words: 'Jetzt wird es leichter.' }] },
    ],
  })
  await scenario('addLearning', {
    user_id: learner.user_id,
    course_id: learner.course.live_id,
    share: 0.5,
    begun_days_ago: 2,
    took_days: 0,
  })
  const today = berlinDay(new Date())
  const [opens, moved] = [addDays(today, 5), addDays(today, 5 + 10)]
  await logIn(learner.email)

  const address = await test.step('the profile has the address', async () => {
    await page.goto(`${E2E_URL}/profile#calendar`)
    await page.getByRole('button', { name: 'Kalender einschalten' }).click()
    const shown = page.getByText(/\/api\/calendar\.ics\?token=/)
    await expect(page.getByRole('link', { name: 'In meinem Kalender öffnen' })).toHaveAttribute(
      'href',
      /^webcal:/,
    )
    expect(await violationsOf(page)).toEqual([])
    return (await shown.innerText()).replace(/^https?:\/\/[^/]+/, E2E_URL)
  })
  const before = await subscribed(address)
  expect(Object.values(before)).toEqual([`Jede Woche ein Stück: Kapitel 2, „Weitermachen“ ${opens}`])

  await test.step('Meine Kurse says what there is these days, and the coming weeks', async () => {
    await page.goto(`${E2E_URL}/my-courses`)
    const week = page.getByRole('region', { name: /^(Diese Woche|In den nächsten Tagen)$/ })
    await expect(week.getByRole('link', { name: 'Kapitel 2: Weitermachen' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await week.getByRole('link', { name: 'Zu deinen Terminen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deine Termine' })).toBeVisible()
    await expect(page.getByText(/öffnet am/)).toBeVisible()
  })
  await test.step('a pause shows its dates before it begins', async () => {
    await page.getByRole('link', { name: 'Kapitel 2: Weitermachen' }).click()
    await page.getByRole('button', { name: 'Pause machen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Den Kurs pausieren' })
    await dialog.getByLabel('Letzter Tag der Pause').fill(german(addDays(today, 9)))
    await expect(dialog.getByText(`Kapitel 2, „Weitermachen“, öffnet am ${german(moved)}.`)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await subscribed(address)).toEqual(before)
    await dialog.getByRole('button', { name: 'Pause beginnen' }).click()
    await expect(page.getByText(`Du machst Pause bis ${german(addDays(today, 9))}.`).first()).toBeVisible()
    await expect(page.getByText(`Das nächste Kapitel wird am ${german(moved)} frei.`)).toBeVisible()
  })
  await test.step('the calendar moves the event it had', async () => {
    const [uid = ''] = Object.keys(before)
    expect(await subscribed(address)).toEqual({
      [uid]: `Jede Woche ein Stück: Kapitel 2, „Weitermachen“ ${moved}`,
    })
  })
  await test.step('ended on its first day it never was', async () => {
    await page.getByRole('button', { name: 'Pause beenden' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause beenden' }).click()
    await expect(page.getByText(/^Das nächste Kapitel wird am \S+ frei\.$/)).not.toContainText(german(moved))
    expect(await subscribed(address)).toEqual(before)
  })
  await test.step('switched off, nobody reads it', async () => {
    await page.goto(`${E2E_URL}/profile#calendar`)
    await page.getByRole('button', { name: 'Ausschalten' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ausschalten' }).click()
    await expect(page.getByRole('button', { name: 'Kalender einschalten' })).toBeVisible()
    expect((await fetch(address)).status).toBe(404)
  })
})
