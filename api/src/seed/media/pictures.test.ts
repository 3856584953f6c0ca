import sharp from 'sharp'
import { demoCourses } from '../content/courses.ts'
import { coverSvg } from './covers.ts'
import { illustrationKeys, illustrationSvg } from './illustrations.ts'

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
