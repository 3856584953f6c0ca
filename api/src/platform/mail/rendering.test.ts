import { ApiError } from '../http/api-error.ts'
import { checkTemplates, fillMarkdown } from './liquid.ts'
import { mailHtml, mailText } from './mail-markdown.ts'

describe('the content of a mail', () => {
  it('makes a button of a lone link and a box of a quotation', () => {
    const html = mailHtml('Los:\n\n[Weiter](https://kursportal.example/a?b=1&c=2)\n\n> K7PM2XWQ')
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
    const html = mailHtml(fillMarkdown('Hallo {{ name }}', { name }))
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
    expect(mailHtml(fillMarkdown('[Weiter]({{ link }})', { link }))).toContain(link.replace('&', '&amp;'))
  })

  it('shows HTML an admin wrote, and links only to the web', () => {
    expect(mailHtml('<b>x</b>')).not.toContain('<b>')
    expect(mailHtml('[x](javascript:alert(1)) y')).not.toContain('href')
  })

  it('reads well as plain text', () => {
    expect(mailText('# Hallo\n\nmit **Code**:\n\n> K7PM\n\n[Weiter](https://a.example)')).toBe(
      'Hallo\n\nmit Code:\n\n    K7PM\n\nWeiter: https://a.example',
    )
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
