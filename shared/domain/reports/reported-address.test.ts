import { needsReporter } from './content-report-reasons.ts'
import { reportedPath, reportedPlace } from './reported-address.ts'

const A = '01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f01'
const B = '01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f02'

describe('the address of what is reported', () => {
  it.each([
    ['/access/1', '/access/1'],
    ['https://kurse.example/access/1?x=2#y', '/access/1?x=2'],
    ['http://kurse.example/', '/'],
    ['kurse.example/faq', '/faq'],
    ['  HTTPS://KURSE.example/faq ', '/faq'],
    ['https://kurse.example', '/'],
    ['https://kurse.example:8080/faq', undefined],
    ['https://kurse.example.boese.de/faq', undefined],
    ['https://boese.de/kurse.example', undefined],
    ['https://kurse.example@boese.de/', undefined],
    ['//boese.de/faq', undefined],
    ['/\\boese.de', undefined],
    ['javascript:alert(1)', undefined],
    ['der dritte Beitrag', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%j is %j', (typed, path) => {
    expect(reportedPath(typed, 'https://kurse.example')).toBe(path)
  })

  it.each([
    [`/courses/${A}/forum/${B}?post=${A}`, { kind: 'post', threadId: B, postId: A }],
    [`/courses/${A}/forum/${B}?post=quatsch`, { kind: 'post', threadId: B, postId: null }],
    [`/courses/${A}/forum/${B}`, { kind: 'post', threadId: B, postId: null }],
    [`/courses/${A}/forum/new`, { kind: 'course', id: A }],
    [`/courses/${A}/lectures/${B}?resume=1`, { kind: 'lecture', id: B }],
    [`/courses/${A}/lectures/${B}/print`, { kind: 'lecture', id: B }],
    [`/courses/${A.toUpperCase()}`, { kind: 'course', id: A.toUpperCase() }],
    [`/access/${A}/`, { kind: 'access', id: A }],
    [`/access/${A}0`, { kind: 'page' }],
    ['/access/1', { kind: 'page' }],
    ['/', { kind: 'page' }],
  ])('%s shows %j', (path, place) => {
    expect(reportedPlace(path)).toEqual(place)
  })

  it('goes without a name only where the law says so', () => {
    expect(needsReporter('child_abuse')).toBe(false)
    expect(needsReporter('other')).toBe(true)
  })
})
