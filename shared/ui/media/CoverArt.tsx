import { styled } from '@mui/material/styles'
import { sceneOf } from './course-tone.ts'

const Art = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  backgroundColor: theme.vars.palette.art.sand,
  '& .a': { fill: theme.vars.palette.art.sky },
  '& .b': { fill: theme.vars.palette.art.leaf },
  '& .c': { fill: theme.vars.palette.primary.main },
  '& .d': { fill: theme.vars.palette.art.sun },
  '& .e': { fill: theme.vars.palette.art.clay },
}))

/** In the order of the tones in `course-tone.ts`: each is the colour that its scene is remembered by. */
const scenes = [
  <>
    <circle className="d" cx="236" cy="56" r="28" />
    <path className="a" d="M0 120c60-40 110-34 170-8s100 20 150-10v78H0Z" />
    <path className="b" d="M0 150c50-30 100-30 160-8s110 14 160-12v50H0Z" />
  </>,
  <>
    <path className="a" d="M0 0h320v96c-54 34-104 24-160 4S54 76 0 112Z" />
    <circle className="d" cx="86" cy="104" r="34" />
    <path className="c" d="M0 138c56-24 108-24 160-6s104 20 160-8v56H0Z" />
  </>,
  <>
    <path className="b" d="M190 180c-8-70 22-124 100-150 22 74-14 134-100 150Z" />
    <path className="a" d="M180 180C90 176 44 132 40 60c82 0 134 42 140 120Z" />
    <circle className="e" cx="250" cy="44" r="20" />
  </>,
  <>
    <circle className="a" cx="160" cy="90" r="74" />
    <circle className="b" cx="160" cy="90" r="50" />
    <circle className="d" cx="160" cy="90" r="26" />
  </>,
  <>
    <path className="a" d="M0 0h320v180H0Z" />
    <circle className="d" cx="74" cy="58" r="30" />
    <path className="b" d="M0 180c14-64 62-98 118-84 44 12 60 48 72 84Z" />
    <path className="c" d="M128 180c16-46 56-74 104-66 42 8 72 36 88 66Z" />
  </>,
  <>
    <path className="b" d="M0 0h320v180H0Z" />
    <path
      className="a"
      d="M0 62c40-18 80-18 120 0s80 18 120 0 60-18 80-9v38c-20-9-40-9-80 9s-80 18-120 0-80-18-120 0Z"
    />
    <path className="d" d="M0 122c40-18 80-18 120 0s80 18 120 0 60-18 80-9v67H0Z" />
    <circle className="e" cx="262" cy="36" r="18" />
  </>,
]

/** A quiet picture for courses and lectures without one, the same for the same name. */
export function CoverArt({ name }: { name: string }) {
  return (
    <Art viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
      {scenes[sceneOf(name)]}
    </Art>
  )
}
