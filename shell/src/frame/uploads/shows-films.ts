/** The reads that show how a film stands. */
export const showsFilms = [
  'GET /video/dev',
  'GET /videos/dev',
  'GET /chapters-videos/dev',
  'GET /course/dev',
  'GET /courses/dev',
  'GET /course/changes',
  'GET /video-space',
] as const
