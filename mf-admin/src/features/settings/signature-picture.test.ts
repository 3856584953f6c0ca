import { jest } from '@jest/globals'
import { signaturePng } from './signature-picture.ts'

const pen = { fillStyle: '', fillRect: jest.fn(), drawImage: jest.fn() }
const decode = jest.fn<() => Promise<void>>()
const widths: number[] = []

beforeEach(() => {
  widths.length = 0
  decode.mockResolvedValue()
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: jest.fn() })
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { configurable: true, value: decode },
    naturalWidth: { configurable: true, get: () => 2000 },
    naturalHeight: { configurable: true, get: () => 1000 },
  })
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(pen as unknown as ReturnType<HTMLCanvasElement['getContext']>)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function draw(
    this: HTMLCanvasElement,
  ) {
    widths.push(this.width)
    return 'x'.repeat(this.width * this.height)
  })
})

it('is drawn as sharp as may be kept, in its own shape', async () => {
  // 600 by 300 is the first that has fewer characters than may be.
  expect(await signaturePng(new Blob())).toHaveLength(600 * 300)
  expect(widths).toEqual([900, 600])
  expect(pen.fillStyle).toBe('white')
})

it('is refused where the file is no picture', async () => {
  decode.mockRejectedValue(new Error('no picture'))
  await expect(signaturePng(new Blob())).rejects.toThrow('no picture')
})
