import { ifAnySource, meaningOf, partsOf, valueSource } from './chips.rules.ts'

it.each([
  [
    'Hallo{% if first_name != "" %} {{ first_name }}{% endif %},',
    ['Hallo', '{% if first_name != "" %} {{ first_name }}{% endif %}', ','],
  ],
  ['{{ code }} ist dein Code', ['{{ code }}', ' ist dein Code']],
  ['{% if a != "" %}A{% else %}B{% endif %}', ['{% if a != "" %}', 'A', '{% else %}', 'B', '{% endif %}']],
  ['{% if a != "" %}{{ b }}{% endif %}', ['{% if a != "" %}', '{{ b }}', '{% endif %}']],
  ['50 % von { allem }', ['50 % von { allem }']],
  ['{{ first_name', ['{{ first_name']],
  ['', []],
])('takes %s apart, and nothing of it is lost', (line, parts) => {
  const found = partsOf(line).map((part) => (part.kind === 'chip' ? part.source : part.text))
  expect(found).toEqual(parts)
  expect(found.join('')).toBe(line)
})

it.each([
  ['{{ code }}', { kind: 'value', name: 'code' }],
  ['{{code}}', { kind: 'value', name: 'code' }],
  [
    '{% if number != "" %} ({{ number }}){% endif %}',
    { kind: 'value-if-any', name: 'number', before: ' (', after: ')' },
  ],
  ['{% if fee != "" %}', { kind: 'if-any', name: 'fee' }],
  ['{% if fee == "" %}', { kind: 'if-none', name: 'fee' }],
  ['{% else %}', { kind: 'else' }],
  ['{% endif %}', { kind: 'end' }],
  ['{{ code | upcase }}', { kind: 'code' }],
  ['{% if a > 3 %}', { kind: 'code' }],
])('reads %s', (source, meaning) => {
  expect(meaningOf(source)).toEqual(meaning)
})

it('writes what it reads', () => {
  expect(meaningOf(valueSource('fee'))).toEqual({ kind: 'value', name: 'fee' })
  expect(meaningOf(ifAnySource('fee').begin)).toEqual({ kind: 'if-any', name: 'fee' })
  expect(meaningOf(ifAnySource('fee').end)).toEqual({ kind: 'end' })
})
