import { PNG, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const image = (name: string, alt = ''): string => `<img src="${name}" alt="${alt}">`
const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const canvas = (asked: string, answer = 'Knie') =>
  readFile(
    zipOf({
      'imsmanifest.xml':
        '<manifest><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="q.xml"/></resource></resources></manifest>',
      'q.xml': `<questestinterop><assessment title="Quiz"><section><item ident="i"><presentation><material><mattext texttype="text/html">${escaped(asked)}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${['Lunge', answer].map((text, at) => `<response_label ident="${at}"><material><mattext texttype="text/html">${escaped(text)}</mattext></material></response_label>`).join('')}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">0</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`,
      'web_resources/rumpf.png': PNG,
    }),
    'a.imscc',
  )
const told = [{ what: 'Womit?', reason: 'picture' }]

describe('a picture of a question', () => {
  it('comes out of a cartridge with what can be seen on it', async () => {
    const plan = await canvas(`<p>Womit?</p>${image('$IMS-CC-FILEBASE$/rumpf.png', 'Ein Rumpf')}`)
    expect(questionsOf(plan)).toMatchObject([
      { picture: { image_id: 'import:web_resources/rumpf.png', alt: 'Ein Rumpf' } },
    ])
    expect([...plan.pictures.keys()]).toEqual(['web_resources/rumpf.png'])
    expect(plan.left_out).toEqual([])
  })

  it('is told where it is one of several, of an answer, or missing', async () => {
    const both = image('$IMS-CC-FILEBASE$/rumpf.png').repeat(2)
    expect((await canvas(`<p>Womit?</p>${both}`)).left_out).toEqual(told)
    expect((await canvas('<p>Womit?</p>', `Knie ${image('knie.png')}`)).left_out).toEqual(told)
    expect((await canvas(`<p>Womit?</p>${image('fehlt.png')}`)).left_out).toEqual(told)
  })

  it('is told by GIFT, which brings none', async () => {
    const gift = String.raw`::Womit?:: [html]<p>Womit? <img src\="@@PLUGINFILE@@/rumpf.png"></p> {=Lunge ~Knie}`
    const plan = await readFile(Buffer.from(gift), 'a.gift')
    expect(questionsOf(plan)).toMatchObject([{ question: 'Womit?' }])
    expect(plan.left_out).toEqual(told)
  })

  it('comes out of eXeLearning', async () => {
    const form = {
      questionsData: [
        {
          activityType: 'true-false',
          answer: 'True',
          baseText: `<p>Womit?</p>${image('{{context_path}}/content/resources/rumpf.png')}`,
        },
      ],
    }
    const plan = await readFile(
      zipOf({
        'content.xml': `<ode><odeNavStructures><odeNavStructure><odePageId>1</odePageId><pageName>Eins</pageName><odePagStructures><odePagStructure><odeComponents><odeComponent><odeIdeviceTypeName>form</odeIdeviceTypeName><jsonProperties><![CDATA[${JSON.stringify(form)}]]></jsonProperties></odeComponent></odeComponents></odePagStructure></odePagStructures></odeNavStructure></odeNavStructures></ode>`,
        'content/resources/rumpf.png': PNG,
      }),
      'a.elpx',
    )
    expect(questionsOf(plan)).toMatchObject([
      { picture: { image_id: 'import:content/resources/rumpf.png', alt: 'rumpf' } },
    ])
    expect([...plan.pictures.keys()]).toEqual(['content/resources/rumpf.png'])
  })
})
