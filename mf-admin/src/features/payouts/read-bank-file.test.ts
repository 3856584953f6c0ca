import { decodeXml } from './read-bank-file.ts'

const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer

it.each([
  ['<?xml version="1.0" encoding="ISO-8859-1"?><a>M\xF6we</a>', 'Möwe'],
  ['<?xml version="1.0" encoding="UTF-8"?><a>M\xC3\xB6we</a>', 'Möwe'],
  ['<a>M\xC3\xB6we</a>', 'Möwe'],
  ['<?xml version="1.0" encoding="unbekannt"?><a>M\xC3\xB6we</a>', 'Möwe'],
])('reads %j in its letters', (text, word) => {
  expect(decodeXml(bytesOf(text))).toContain(`<a>${word}</a>`)
})
