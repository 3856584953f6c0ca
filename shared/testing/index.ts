/** What tests of pages need: a page as the shell would show it, and a server that keeps to the contract. Never shipped. */
export { refuse, startFakeApi, type FakeAnswers, type FakeApi } from './fake-api.ts'
export { testPerson, testRemote, testSession, testSettings, testSystemConfig } from './platform.ts'
export { testPromises } from './promises.ts'
export { renderPage } from './render-page.tsx'
