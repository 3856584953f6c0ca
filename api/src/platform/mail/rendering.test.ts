import { contrast } from '@kursportal/shared/domain'
import { ApiError } from '../http/api-error.ts'
import { checkTemplates, fillMarkdown } from './liquid.ts'
import { mailColorsOf } from './mail-colors.ts'
import { mailHtml, mailText } from './mail-markdown.ts'

const colors = mailColorsOf('#1f6f5f')

describe('the content of a mail', () => {
  it('makes a button of a lone link and a box of a quotation', () => {
    const html = mailHtml('Los:\n\n[Weiter](https://kursportal.example/a?b=1&c=2)\n\n> K7PM2XWQ', colors)
    expect(html).toContain('href="https://kursportal.example/a?b=1&amp;c=2"')
    expect(html).toContain('display:inline-block')
    expect(html).toMatch(/<div class="panel"[^>]*>.*K7PM2XWQ/s)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[klick](javascript:alert(1))',
    '**fett** _schräg_ # x',
    '> Zitat',
    '1. eins',
    '&lt;b&gt;',
    'a\\*b',
    'https://böse.example',
  ])('shows what a person is called as they wrote it: %s', (name) => {
    const html = mailHtml(fillMarkdown('Hallo {{ name }}', { name }), colors)
    const shown = html
      .replaceAll(/<\/?p[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .trim()
    expect(html.replace(/<\/?p[^>]*>/g, '')).not.toMatch(/<[a-z]/i)
    expect(shown).toBe(`Hallo ${name}`)
  })

  it('keeps an address that was filled in', () => {
    const link = 'https://kursportal.example/courses/0198-a_b?x=1&y=(2)'
    expect(mailHtml(fillMarkdown('[Weiter]({{ link }})', { link }), colors)).toContain(
      link.replace('&', '&amp;'),
    )
  })

  it('is there also where the machine stands still for seconds meanwhile', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(4_000)
    expect(fillMarkdown('Hallo {{ name }}', { name: 'Lore' })).toBe('Hallo Lore')
    clock.mockRestore()
  })

  it('shows HTML an admin wrote, and links only to the web', () => {
    expect(mailHtml('<b>x</b>', colors)).not.toContain('<b>')
    expect(mailHtml('[x](javascript:alert(1)) y', colors)).not.toContain('href')
  })

  it('reads well as plain text', () => {
    expect(mailText('# Hallo\n\nmit **Code**:\n\n> K7PM\n\n[Weiter](https://a.example)')).toBe(
      'Hallo\n\nmit Code:\n\n    K7PM\n\nWeiter: https://a.example',
    )
  })
})

describe('the colours of a mail', () => {
  it.each(['#1f6f5f', '#6a1b9a', '#ffe600', '#fff', '#000000'])(
    'of %s are read by day and by night',
    (primary) => {
      const { brand, page, card, panel, ink, night } = mailColorsOf(primary)
      // White words on a button are the same pair as the button on a white card.
      const pairs = [
        [brand, page],
        [brand, card],
        [ink, panel],
        [night.brand, night.page],
        [night.brand, night.card],
      ] as const
      for (const [one, other] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('are the colour itself where it can be read', () => {
    expect(mailColorsOf('#6a1b9a').brand).toBe('#6a1b9a')
  })
})

const codeOf = (template: string): unknown => {
  try {
    checkTemplates({ body: template }, ['name'])
    return 'fine'
  } catch (error) {
    return error instanceof ApiError ? [error.code, error.details] : error
  }
}

describe('a template', () => {
  it.each([
    ['Hallo {{ name }}', 'fine'],
    ['{% if name != "" %}{{ name | upcase }}{% endif %}', 'fine'],
    ['{% for i in (1..3) %}{{ i }}{% endfor %}', 'fine'],
    ['{{ nmae }} {{ name }}', ['unknown_variable', [{ path: 'body', message: 'nmae' }]]],
    ['{% if secret %}x{% endif %}', ['unknown_variable', [{ path: 'body', message: 'secret' }]]],
  ])('%s: %j', (template, expected) => {
    expect(codeOf(template)).toEqual(expected)
  })

  it.each([
    '{{ name',
    '{% if name %}',
    '{{ name | nosuchfilter }}',
    '{% include "/etc/passwd" %}',
    '{% render "../package.json" %}',
    '{% for i in (1..1000000000) %}x{% endfor %}',
  ])('%s is refused', (template) => {
    expect(codeOf(template)).toEqual([
      'validation_failed',
      [{ path: 'body', message: expect.any(String), line: 1 }],
    ])
  })
})
