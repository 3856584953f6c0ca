import { expect, type APIRequestContext } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'

type Outbox = { items: { template_key: string | null; text: string }[] }

/** The code in the newest mail to an address, as a person would read it from there. */
export const codeFor = async (request: APIRequestContext, to: string, template: string): Promise<string> => {
  let code: string | undefined
  await expect(async () => {
    const answer = await request.get(`${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(to)}&limit=1`)
    const [mail] = ((await answer.json()) as Outbox).items
    expect(mail?.template_key).toBe(template)
    code = /\b[A-Z0-9]{8}\b/.exec(mail?.text ?? '')?.[0]
    expect(code).toBeDefined()
  }).toPass({ intervals: [50, 100, 200] })
  return code ?? ''
}

/** The address a mail leads to: of the button of the newest one to somebody. */
export const linkIn = async (request: APIRequestContext, to: string, template: string): Promise<string> => {
  let link: string | undefined
  await expect(async () => {
    const answer = await request.get(`${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(to)}&limit=1`)
    const [mail] = ((await answer.json()) as Outbox).items
    expect(mail?.template_key).toBe(template)
    link = /https?:\/\/\S+\/access\/[0-9a-f-]+/.exec(mail?.text ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass({ intervals: [50, 100, 200] })
  return link ?? ''
}
