import type { Theme } from '@mui/material/styles'

/** How dark the edge is that something goes on behind. */
export const edgeShade = ({ vars: { palette } }: Theme): string =>
  `color-mix(in srgb, ${palette.outline} 55%, transparent)`

/**
 * The background of a row that scrolls sideways: a soft shadow where it goes on, covered by what scrolls along once its end
 * is reached. For what is drawn straight on it; `useGoesOn` is for rows with a background of their own.
 */
export const goesOnBackground =
  (surface: 'default' | 'paper') =>
  (theme: Theme): string => {
    const color = theme.vars.palette.background[surface]
    const end = (side: 'left' | 'right', to: 'left' | 'right') => ({
      cover: `linear-gradient(to ${to}, ${color} 50%, transparent) ${side} / 64px 100% no-repeat local`,
      shadow: `radial-gradient(farthest-side at ${side}, ${edgeShade(theme)}, transparent) ${side} / 20px 100% no-repeat scroll`,
    })
    const left = end('left', 'right')
    const right = end('right', 'left')
    return [left.cover, right.cover, left.shadow, right.shadow].join(', ')
  }
