/** Where one works on a quiz: as high as a short question and its buttons need, so that they rest in the same place. */
export const workArea = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 440, sm: 480 },
} as const
