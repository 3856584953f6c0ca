import sharp from 'sharp'
import { demoCourses } from '../content/courses.ts'
import { coverSvg } from './covers.ts'
import { illustrationKeys, illustrationSvg } from './illustrations.ts'
import { portraitSvg } from './portraits.ts'

const drawn = [
  ...demoCourses.map(({ key }) => [`cover ${key}`, coverSvg(key)] as const),
  ...illustrationKeys.map((key) => [`illustration ${key}`, illustrationSvg(key)] as const),
]

describe.each(drawn)('%s', (_name, svg) => {
  it('is a picture of 1600 by 900 without words', async () => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width: 1600,
      height: 900,
    })
    expect(svg).not.toMatch(/<text|undefined|NaN/u)
  })
})

describe.each(demoCourses.map(({ key }) => [key, portraitSvg(key)] as const))(
  'the portrait of %s',
  (_key, svg) => {
    it('is a square picture without words', async () => {
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
        format: 'svg',
        width: 640,
        height: 640,
      })
      expect(svg).not.toMatch(/<text|undefined|NaN/u)
    })
  },
)
