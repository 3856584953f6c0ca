// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types; an import would be code to bundlers
/// <reference path="./zxcvbn-words.d.ts" />
import commonWords from '@zxcvbn-ts/language-de/dist/commonWords.json.esm.js'
import firstnames from '@zxcvbn-ts/language-de/dist/firstnames.json.esm.js'
import lastnames from '@zxcvbn-ts/language-de/dist/lastnames.json.esm.js'

/** What Germans build passwords from. Without the package's list of Wikipedia words, as large as all the rest of the page. */
export const germanWords = { commonWords, firstnames, lastnames }
