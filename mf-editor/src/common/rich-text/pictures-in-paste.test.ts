import { picturesInPaste } from './pictures-in-paste.ts'

const named = '<p>Text</p><img width=20 src="file:///C:/Users/eva/AppData/clip_image002.png">'
const rtf = String.raw`{\rtf1\ansi{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\pngblip\bliptag123{\*\blipuid 00ff00ff}
89504e47
0d0a}}{\nonshppict{\pict\wmetafile8 0100}}}`
const bytesOf = (file: File | undefined): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.addEventListener('load', () => {
      const { result } = reader
      resolve(result instanceof ArrayBuffer ? [...new Uint8Array(result)] : [])
    })
    reader.readAsArrayBuffer(file ?? new Blob())
  })

it("takes a picture of Word's from the RTF beside its HTML", async () => {
  const { files, missing } = picturesInPaste(named, rtf)
  expect(missing).toBe(0)
  expect(files).toHaveLength(1)
  expect(files[0]?.type).toBe('image/png')
  expect(await bytesOf(files[0])).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])
})

it('takes pictures that are written into the HTML', async () => {
  const { files, missing } = picturesInPaste('<p>a</p><img src="data:image/jpeg;base64,/9g=">', '')
  expect(missing).toBe(0)
  expect(files.map(({ name, type }) => `${name} ${type}`)).toEqual(['Bild.jpg image/jpeg'])
  expect(await bytesOf(files[0])).toEqual([0xff, 0xd8])
})

it.each([
  ['a picture of another page', '<img src="https://beispiel.de/a.png">', '', 1],
  ['one of Word without its RTF', named, '', 1],
  ['a drawing', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '', 1],
  ['one of our own', '<img src="/api/image?id=01980000-0000-7000-8000-000000000001">', '', 0],
  ['a dot that counts readers', '<img width="1" height="1" src="https://beispiel.de/dot">', '', 0],
])('leaves %s', (_name, html, beside, missing) => {
  expect(picturesInPaste(html, beside)).toEqual({ files: [], missing })
})
