/** All German texts of this remote, by feature. */
export const texts = {
  myCourses: {
    title: 'Meine Kurse',
  },
} as const
