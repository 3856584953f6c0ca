/** All German texts of this remote, by feature. */
export const texts = {
  courseList: {
    title: 'Kurse bearbeiten',
  },
} as const
