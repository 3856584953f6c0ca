/** All German texts of this remote, by feature. */
export const texts = {
  members: {
    title: 'Mitglieder',
  },
} as const
