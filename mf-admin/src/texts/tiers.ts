/** The tiers of sales. */
export const tiers = {
  none: 'noch keine Stufe',
  iron: 'Eisen',
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
  platinum: 'Platin',
  diamond: 'Diamant',
} as const
