import type { ApiDocument } from './docs-page.ts'
import { readBack, writeDown } from './promises-file.ts'
import { brokenPromises, promisesOf, type Promises } from './promises.ts'

describe('a promise', () => {
  const before: Promises = {
    'GET /thing': {
      'query.search': 'string|absent',
      answer: 'object',
      'answer.name': 'string',
      'answer.state': '"draft"|"live"',
      'answer.size': 'number|null',
      'answer.tags': 'array',
      'answer.tags[]': 'object',
      'answer.tags[].word': 'string',
    },
    'POST /thing': {
      body: 'object',
      'body.name': 'string',
      'body.kind': '"a"|"b"',
      'body.hint': 'string|absent',
    },
  }
  const changed = (call: string, fields: Record<string, string | undefined>): string[] => {
    const all = { ...before[call], ...fields }
    const now = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]),
    )
    return brokenPromises(before, { ...before, [call]: now })
  }

  it.each([
    ['a field of an answer', 'GET /thing', { 'answer.age': 'integer' }],
    ['another word of an answer', 'GET /thing', { 'answer.state': '"draft"|"live"|"gone"' }],
    ['an answer that is always there', 'GET /thing', { 'answer.size': 'integer' }],
    ['something more to ask by', 'GET /thing', { 'query.state': '"draft"|absent' }],
    ['a field one may send', 'POST /thing', { 'body.age': 'integer|absent' }],
    [
      'a field of something new one may send',
      'POST /thing',
      { 'body.more': 'object|absent', 'body.more.a': 'string' },
    ],
    ['another word one may send', 'POST /thing', { 'body.kind': 'string' }],
    ['a field one need not send any more', 'POST /thing', { 'body.name': 'string|null|absent' }],
  ] as const)('allows %s', (_, call, fields) => {
    expect(changed(call, fields)).toEqual([])
  })

  it.each([
    ['a field', 'GET /thing', { 'answer.name': undefined }, 'answer.name is gone'],
    [
      'a field with all that stands in it',
      'GET /thing',
      { 'answer.tags': undefined, 'answer.tags[]': undefined, 'answer.tags[].word': undefined },
      'answer.tags is gone',
    ],
    ['a type', 'GET /thing', { 'answer.name': 'integer' }, 'answer.name was string and is integer'],
    [
      'a field always there',
      'GET /thing',
      { 'answer.name': 'string|absent' },
      'answer.name was string and is string|absent',
    ],
    ['a way to ask', 'GET /thing', { 'query.search': undefined }, 'query.search is gone'],
    ['a word one may send', 'POST /thing', { 'body.kind': '"a"' }, 'body.kind was "a"|"b" and is "a"'],
    [
      'a field one may leave out',
      'POST /thing',
      { 'body.hint': 'string' },
      'body.hint was string|absent and is string',
    ],
    [
      'that nothing more is asked',
      'POST /thing',
      { 'body.age': 'integer' },
      'body.age is asked for and was not',
    ],
  ] as const)('is broken by the loss of %s', (_, call, fields, line) => {
    expect(changed(call, fields)).toEqual([`${call}: ${line}`])
  })

  it('is broken by the loss of a call', () => {
    expect(brokenPromises(before, { 'GET /thing': before['GET /thing'] ?? {} })).toEqual([
      'POST /thing is gone',
    ])
  })
})

describe('the ways through a value', () => {
  const schema = {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          oneOf: [
            {
              type: 'object',
              required: ['kind', 'text'],
              properties: { kind: { const: 'text' }, text: { $ref: '#/components/schemas/Text' } },
            },
            {
              type: 'object',
              required: ['kind', 'film'],
              properties: { kind: { const: 'film' }, film: { type: ['string', 'null'] } },
            },
          ],
        },
      },
      more: { type: 'object', additionalProperties: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    },
  }
  const document = {
    paths: { '/thing': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    components: {
      schemas: { Text: { type: 'object', properties: { inner: { $ref: '#/components/schemas/Text' } } } },
    },
  }

  it('tell options apart by the field that tells them, and end where a schema holds itself', () => {
    expect(promisesOf(document as unknown as ApiDocument)).toEqual({
      'GET /thing': {
        answer: 'object',
        'answer.items': 'array',
        'answer.items[](kind="text")': 'object',
        'answer.items[](kind="text").kind': '"text"',
        'answer.items[](kind="text").text': 'object',
        'answer.items[](kind="text").text.inner': 'like Text|absent',
        'answer.items[](kind="film")': 'object',
        'answer.items[](kind="film").kind': '"film"',
        'answer.items[](kind="film").film': 'string|null',
        'answer.more': 'object|absent',
        'answer.more{}': 'integer|null',
      },
    })
  })
})

describe('promises that are written down', () => {
  const one = {
    'answer.thing': 'object|absent',
    'answer.thing.name': 'string',
    'answer.thing.tags': 'array',
    'answer.thing.tags[]': 'object',
    'answer.thing.tags[](kind="a.b").word': 'string|null',
  }
  const promises: Promises = {
    'GET /one': { answer: 'object', ...one },
    'GET /other': { answer: 'array', 'answer[]': 'object', ...one, 'answer.thing': 'object' },
  }

  it('hold once what stands in two places, and are read as they were', () => {
    const written = writeDown(promises)
    expect(Object.keys(written.shapes)).toHaveLength(1)
    expect(readBack(written)).toEqual(promises)
  })
})
