/** What tests of pages need: a page as the shell would show it, and a server that keeps to the contract. Never shipped. */
// So that tests may name any sentence, which pages fetch with the first failure.
import '../i18n/all-error-texts.ts'

export { refuse, startFakeApi, type FakeAnswers, type FakeApi } from './fake-api.ts'
export { testPerson, testRemote, testSession, testSettings, testSystemConfig } from './platform.ts'
export { testPromises } from './promises.ts'
export { renderPage } from './render-page.tsx'
