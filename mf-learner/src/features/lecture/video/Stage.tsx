import { imageAddress } from '@kursportal/shared/client'
import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

type StageProps = {
  imageId?: string | null
  /** Within a text: as wide as the text, where the film of a lecture reaches the edges of a phone. */
  inText?: boolean
  children: ReactNode
}

/** The dark 16:9 ground a film is shown on; keeps its room from the first moment on. */
export const Stage = (props: StageProps): ReactNode => {
  const image = imageAddress(props.imageId, 1280)
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        mx: props.inText ? 0 : { xs: -2, sm: 0 },
        borderRadius: props.inText ? 1 : { xs: 0, sm: 1.5 },
        overflow: 'hidden',
        bgcolor: 'common.black',
        color: 'common.white',
      }}
    >
      {image && (
        <Box
          component="img"
          src={image}
          alt=""
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {props.children}
    </Box>
  )
}

type NoteProps = {
  icon?: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Read out at once instead of when there is a pause. */
  alarming?: boolean
}

/** What is said on the stage while no film plays. */
export const StageNote = ({ icon, title, children, actions, alarming = false }: NoteProps): ReactNode => (
  <Box
    role={alarming ? 'alert' : 'status'}
    sx={{
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: { xs: 0.75, sm: 1.5 },
      p: { xs: 1.5, sm: 4 },
      overflowY: 'auto',
      textAlign: 'center',
      bgcolor: 'rgb(12 17 15 / 0.82)',
    }}
  >
    {icon}
    <Typography variant="h3" component="p">
      {title}
    </Typography>
    {children && (
      <Typography component="div" sx={{ maxWidth: '46ch', textWrap: 'pretty' }}>
        {children}
      </Typography>
    )}
    {actions && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 0.5 }}>
        {actions}
      </Box>
    )}
  </Box>
)
