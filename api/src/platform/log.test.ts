import { loggedAddress } from './log.ts'

describe('an address in the log', () => {
  it.each([
    ['/api/calendar.ics?token=abc&x=1', '/api/calendar.ics?token=[hidden]&x=[hidden]'],
    ['/api/media/eyJ.abc/720p/seg_001.m4s', '/api/media/[hidden]/720p/seg_001.m4s'],
    ['/api/tus/eyJ.abc', '/api/tus/[hidden]'],
    [
      '/access/01990000-0000-7000-8000-000000000001?draft=eyJ.abc',
      '/access/01990000-0000-7000-8000-000000000001?draft=[hidden]',
    ],
    ['/?preview=eyJ.abc&x', '/?preview=[hidden]&x'],
    ['/api/users?search=Erika%20M&sort=name&page=2', '/api/users?search=[hidden]&sort=name&page=2'],
    ['/api/course?course_id=1&email=a%40b.example', '/api/course?course_id=1&email=[hidden]'],
    ['/api/video?video-id=1&session_id=abc', '/api/video?video-id=1&session_id=[hidden]'],
    ['/api/courses', '/api/courses'],
  ])('%s has nothing that opens something, and nothing that people wrote', (url, logged) => {
    expect(loggedAddress(url)).toBe(logged)
  })
})
