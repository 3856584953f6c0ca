import { centreCrop, readAspectRatio, storedWidths, widthFor } from './images.rules.ts'

describe('image rules', () => {
  it.each([
    ['1x1', 1],
    ['16x9', 16 / 9],
    [' 3x4 ', 0.75],
    ['16:9', null],
    ['0x1', null],
    ['1x0', null],
    ['1x99', null],
    ['', null],
  ])('reads the ratio %s', (header, ratio) => {
    expect(readAspectRatio(header)).toBe(ratio)
  })

  it.each([
    [{ width: 640, height: 360 }, 1, { left: 140, top: 0, width: 360, height: 360 }],
    [{ width: 360, height: 640 }, 1, { left: 0, top: 140, width: 360, height: 360 }],
    [{ width: 1000, height: 1000 }, 16 / 9, { left: 0, top: 218, width: 1000, height: 563 }],
    [{ width: 1, height: 1 }, 2, { left: 0, top: 0, width: 1, height: 1 }],
  ])('crops the centre of %j', (size, ratio, crop) => {
    expect(centreCrop(size, ratio)).toEqual(crop)
  })

  it('stores no size larger than the source', () => {
    expect(storedWidths(100)).toEqual([100])
    expect(storedWidths(640)).toEqual([160, 320, 640])
    expect(storedWidths(5000)).toEqual([160, 320, 640, 1280, 1920, 2560])
  })

  it('answers the smallest size that covers the wanted one', () => {
    expect(widthFor(1000, 200)).toBe(320)
    expect(widthFor(1000, 900)).toBe(1000)
    expect(widthFor(1000, 4000)).toBe(1000)
    expect(widthFor(1000, undefined)).toBe(1000)
  })
})
