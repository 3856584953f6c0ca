import { startFakeApi } from '@kursportal/shared/testing'
import { startReporting } from './health.ts'
import { releaseIn, tellProblem, watchProblems } from './problems.ts'

const origin = 'https://k.example'
const sales = `${origin}/remotes/mf-sales/1.0.0-abc/sales.js:1:2`
const kit = `${origin}/assets/react.js:1:2`

it.each<[string, string, string | undefined]>([
  ['a frame of a remote', `at a (${sales})`, 'mf-sales'],
  ['the kit above a remote', `at a (${kit})\nat b (${sales})`, 'mf-sales'],
  ['nothing but the shell', `at a (${kit})`, 'shell'],
  ['an extension', `at a (chrome-extension://x/y.js:1:2)\nat b (${sales})`, undefined],
  ['a remote under work', `at a (${kit})\nat b (http://localhost:3014/a.js:1:2)`, undefined],
  ['the page itself', `at a (${origin}/sales:1:2)`, undefined],
  ['no frame', 'Error: x', undefined],
])('%s is the doing of the right one', (_, stack, remote) => {
  expect(releaseIn(stack, origin, '1.0.0-s')?.remote).toBe(remote)
})

it('is nobody’s while the shell is served from a folder', () => {
  expect(releaseIn(`at a (${kit})`, origin, null)).toBeUndefined()
})

it('tells each problem once: what is thrown, what nobody caught, what the policy refused', async () => {
  const { sent } = startFakeApi({ 'POST /remote-errors': undefined })
  startReporting(() => 'a.token', null)
  watchProblems()
  const at = `${location.origin}/remotes/mf-sales/1.0.0-abc/sales.js`
  const thrown = (message: string): Error => Object.assign(new Error(message), { stack: `x@${at}:1:2` })
  dispatchEvent(new ErrorEvent('error', { error: thrown('kaputt') }))
  dispatchEvent(new ErrorEvent('error', { error: thrown('kaputt') }))
  dispatchEvent(new ErrorEvent('error', { error: new Error('kaputt', { cause: { componentStack: '' } }) }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('vergessen') }))
  const refused = { effectiveDirective: 'connect-src', blockedURI: 'https://x.example/y', sourceFile: at }
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { ...refused, lineNumber: 3, columnNumber: 4 }),
  )
  tellProblem('render', 'ein Text', { remote: 'mf-editor', version: '2' })
  await new Promise((resolve) => setTimeout(resolve, 400))
  const of = { remote: 'mf-sales', version: '1.0.0-abc', path: '/' }
  expect(sent.find(({ key }) => key === 'POST /remote-errors')?.body).toEqual({
    health_token: 'a.token',
    errors: [
      { ...of, kind: 'error', message: 'Error: kaputt', stack: `x@${at}:1:2` },
      { ...of, kind: 'rejection', message: 'Error: vergessen', stack: `x@${at}:1:2` },
      { ...of, kind: 'policy', message: 'connect-src: https://x.example/y', stack: `${at}:3:4` },
      { remote: 'mf-editor', version: '2', path: '/', kind: 'render', message: '"ein Text"', stack: '' },
    ],
  })
})
