import { captionsOf, cutAtSilences, withoutInvented, type Recognised, type SoundSpan } from './recognised.ts'

const at = (from: number, to: number): SoundSpan => ({ from, to })
const said = (from: number, to: number, text: string, more: Partial<Recognised> = {}): Recognised => ({
  from,
  to,
  text,
  ...more,
})

it.each([
  ['a short film in one piece', [], 50, [at(0, 50)]],
  [
    'in the last silence that is late enough',
    [at(70, 72), at(90, 92), at(30, 31)],
    150,
    [at(0, 91), at(91, 150)],
  ],
  ['hard where nobody pauses', [at(10, 12)], 150, [at(0, 100), at(100, 150)]],
  ['nothing of no film', [], 0, []],
])('cuts %s', (_name, silences, duration, pieces) => {
  expect(cutAtSilences(silences, duration, 100)).toEqual(pieces)
})

it('loses no second and takes no piece that is too long', () => {
  const silences = Array.from({ length: 60 }, (_, index) => at(index * 47.3, index * 47.3 + 1))
  const pieces = cutAtSilences(silences, 2700, 600)
  expect(pieces[0]?.from).toBe(0)
  expect(pieces.at(-1)?.to).toBe(2700)
  pieces.forEach(({ from, to }, index) => {
    expect(to - from).toBeLessThanOrEqual(600)
    expect(from).toBe(pieces[index - 1]?.to ?? 0)
  })
})

describe('what nobody said', () => {
  const silences = [at(10, 20), at(58, 66)]
  const kept = (...sentences: Recognised[]) =>
    withoutInvented(sentences, silences).map(({ text, doubt }) => `${text}${doubt ? ' ?' : ''}`)

  it.each([
    ['words in a silence', said(11, 15, 'Und jetzt das Bein.'), []],
    ['thanks at a silent end', said(60, 65, ' Vielen Dank. '), []],
    ['credits of a broadcaster in half a silence', said(56, 62, 'Untertitelung des ZDF, 2020'), []],
    ['thanks it is not sure of', said(30, 32, 'Vielen Dank.', { avg_logprob: -1.4 }), []],
    ['thanks somebody may have said', said(30, 32, 'Vielen Dank.'), ['Vielen Dank. ?']],
    ['a guess', said(30, 32, 'Kniebeuge', { avg_logprob: -1.2 }), ['Kniebeuge ?']],
    ['probably nobody', said(30, 32, 'Hm', { no_speech_prob: 0.8 }), ['Hm ?']],
    ['a sentence beside a silence', said(8, 11, 'Atme aus.'), ['Atme aus.']],
    ['no words', said(30, 32, ' … '), []],
    ['no time', said(30, 30, 'Ja'), []],
  ])('%s', (_name, sentence, expected) => {
    expect(kept(sentence)).toEqual(expected)
  })

  it('goes in circles three times, but may be said twice', () => {
    expect(kept(said(21, 22, 'Oh.'), said(22, 23, 'oh'), said(23, 24, 'Oh!'), said(24, 25, 'Los.'))).toEqual([
      'Oh.',
      'Los.',
    ])
    expect(kept(said(21, 22, 'Und hoch.'), said(22, 23, 'Und hoch.'))).toEqual(['Und hoch.', 'Und hoch.'])
  })
})

describe('captions', () => {
  const sentence = (from: number, to: number, text: string) => ({ from, to, text, doubt: false })

  it('have at most two lines of 42 letters, and share the time by letters', () => {
    const text =
      'Stell dich hüftbreit hin und lass die Arme locker neben dem Körper hängen, während du langsam durch die Nase einatmest und den Bauch weit werden lässt.'
    const cues = captionsOf([sentence(10, 20, text)])
    expect(cues.length).toBe(2)
    for (const cue of cues) {
      expect(cue.text.split('\n').length).toBeLessThanOrEqual(2)
      for (const line of cue.text.split('\n')) expect(line.length).toBeLessThanOrEqual(42)
    }
    expect(cues.map((cue) => cue.text.replace('\n', ' ')).join(' ')).toBe(text)
    expect(cues[0]?.from).toBe(10)
    expect(cues[1]?.from).toBe(cues[0]?.to)
  })

  it('stand long enough to be read, but never into the next one', () => {
    const short = 'Das ist ein Satz, der viel zu schnell gesprochen wird.'
    expect(captionsOf([sentence(1, 1.5, short)])[0]?.to).toBeCloseTo(1 + short.length / 17, 1)
    const [first] = captionsOf([sentence(1, 1.5, short), sentence(2, 4, 'Weiter.')])
    expect(first?.to).toBe(2)
  })

  it('come in order, with what is in doubt', () => {
    const cues = captionsOf([sentence(5, 6, 'B'), { ...sentence(1, 2, 'A'), doubt: true }])
    expect(cues.map(({ text, doubt }) => [text, doubt])).toEqual([
      ['A', true],
      ['B', false],
    ])
  })
})
