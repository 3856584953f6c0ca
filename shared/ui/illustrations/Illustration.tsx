import { styled } from '@mui/material/styles'
import { motifs } from './motifs.tsx'

/** What there is to show; every drawing is decoration and hidden from screen readers. */
export type Motif = keyof typeof motifs

const Drawing = styled('svg')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  height: 'auto',
  // On a phone what can be done stands below the drawing, and is to be in sight with it.
  [theme.breakpoints.down('sm')]: { maxWidth: 160 },
  '& .blob': { fill: theme.vars.palette.art.brandSoft },
  '& .brand': { fill: theme.vars.palette.primary.main },
  '& .leaf': { fill: theme.vars.palette.art.leaf },
  '& .sun': { fill: theme.vars.palette.art.sun },
  '& .clay': { fill: theme.vars.palette.art.clay },
  '& .sky': { fill: theme.vars.palette.art.sky },
  '& .sand': { fill: theme.vars.palette.art.sand },
  '& .paper': { fill: theme.vars.palette.art.paper },
  '& .ink': { fill: theme.vars.palette.art.ink },
  '& .line': {
    fill: 'none',
    stroke: theme.vars.palette.art.ink,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .lined': { stroke: theme.vars.palette.art.ink, strokeWidth: 3, strokeLinejoin: 'round' },
}))

/** One of the kit's drawings: a soft shape in the platform's colour, a few rounded things, one thick line. */
export function Illustration({ motif, width = 220 }: { motif: Motif; width?: number }) {
  return (
    <Drawing viewBox="0 0 220 160" width={width} height={(width * 160) / 220} aria-hidden focusable="false">
      {motifs[motif]}
    </Drawing>
  )
}
