/** A soft tone that swells and fades; `glideTo` slides its pitch. Times in seconds, gain 0..1. */
export type Tone = { at: number; seconds: number; hz: number; gain: number; glideTo?: number }

const RATE = 32_000
const HEADER_BYTES = 44
const PEAK = 32_767

/** Rises over the first quarter and fades over the rest, without a click at either end. */
const envelope = (share: number): number =>
  share < 0.25
    ? Math.sin((share / 0.25) * (Math.PI / 2)) ** 2
    : Math.cos(((share - 0.25) / 0.75) * (Math.PI / 2)) ** 2

function add(samples: Float64Array, { at, seconds, hz, gain, glideTo = hz }: Tone): void {
  const count = Math.floor(seconds * RATE)
  const first = Math.floor(at * RATE)
  let phase = 0
  for (let index = 0; index < count && first + index < samples.length; index += 1) {
    const share = index / count
    phase += (2 * Math.PI * (hz + (glideTo - hz) * share)) / RATE
    // The octave and the fifth above it make a bare sine sound like a singing bowl.
    const voice = Math.sin(phase) + 0.35 * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase)
    samples[first + index] = (samples[first + index] ?? 0) + voice * envelope(share) * gain
  }
}

function header(dataBytes: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES)
  head.write('RIFF', 0)
  head.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(dataBytes, 40)
  return head
}

/** The tones as a WAV file (mono, 16 bit) of exactly `seconds`. */
export function toWav(tones: readonly Tone[], seconds: number): Buffer {
  const samples = new Float64Array(Math.round(seconds * RATE))
  for (const tone of tones) add(samples, tone)
  const data = Buffer.alloc(samples.length * 2)
  samples.forEach((value, index) => {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * PEAK), index * 2)
  })
  return Buffer.concat([header(data.length), data])
}

/** A quiet chord under everything, swelling every eight seconds. */
export const pad = (seconds: number, root: number): Tone[] =>
  Array.from({ length: Math.ceil(seconds / 6) }, (_, index) =>
    [1, 1.25, 1.5].map((ratio) => ({
      at: index * 6,
      seconds: 8,
      hz: root * ratio * (index % 2 === 0 ? 1 : 4 / 3),
      gain: 0.05,
    })),
  ).flat()
