/** All German texts of this remote, by feature. */
export const texts = {
  performance: {
    title: 'Empfehlen',
  },
} as const
