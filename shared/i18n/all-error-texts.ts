import { fetchErrorTexts } from './error-texts.ts'

/** For tests: every sentence of an error is there, as it is in a page once a call has failed. */
await fetchErrorTexts()
