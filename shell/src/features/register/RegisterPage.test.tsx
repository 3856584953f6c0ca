import { renderPage, testRemote, testSession, testSystemConfig } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { clearDraft } from './draft.ts'
import RegisterPage from './RegisterPage.tsx'

const ACCESS = '01980000-0000-7000-8000-0000000000aa'
const SOCIETY = '01980000-0000-7000-8000-0000000000bb'
const learner = testRemote({ routes: [{ prefix: '/access' }] })

afterEach(clearDraft)

describe('registering', () => {
  it('counts a referral link’s visit once and says who invites', async () => {
    const answers = {
      'GET /referral': { id: SOCIETY, name: 'TSV Lindenau', is_community: true },
      'POST /referral-visit': undefined,
    }
    const { sent, user } = renderPage(<RegisterPage />, {
      at: `/register?referrer=${SOCIETY}`,
      session: null,
      answers,
    })
    expect(await screen.findByText('TSV Lindenau hat dich eingeladen')).toBeVisible()
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'nele@beispiel.de')
    expect(sent.filter(({ key }) => key === 'POST /referral-visit')).toHaveLength(1)
  })

  it('of somebody logged in leads to the page of the access that invites', () => {
    const { address } = renderPage(<RegisterPage />, {
      at: `/register?access-id=${ACCESS}`,
      path: '/register',
      session: testSession,
      config: { ...testSystemConfig, remotes: [learner] },
    })
    expect(address()).toBe(`/access/${ACCESS}`)
  })

  it('of somebody logged in leads to their courses otherwise, and never to another site', () => {
    const { address } = renderPage(<RegisterPage />, {
      at: '/register?redirectTo=//evil.example',
      path: '/register',
      session: testSession,
    })
    expect(address()).toBe('/my-courses')
  })
})
