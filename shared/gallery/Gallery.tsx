import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { groups } from './stories.ts'
import type { Story } from './story.ts'

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9äöüß]+/g, '-')

function StoryBlock({ story }: { story: Story }) {
  return (
    <Box component="section" sx={{ px: { xs: 2, sm: 4 }, py: 3, maxWidth: 1184, mx: 'auto' }}>
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary', mb: 2, display: 'block' }}>
        {story.name}
      </Typography>
      {story.render()}
    </Box>
  )
}

/** The stories of the group named in `?gruppe=`, or one of them (`&geschichte=`), or the list of all. */
export function Gallery({ search }: { search: string }) {
  const wanted = new URLSearchParams(search)
  const group = groups.find(({ title }) => slug(title) === wanted.get('gruppe'))
  const alone = group?.stories.find(({ name }) => slug(name) === wanted.get('geschichte'))
  if (alone) return <main>{alone.render()}</main>
  if (group)
    return (
      <main>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{group.title}</h1>
        {group.stories
          .filter((story) => !story.parameters?.alone)
          .map((story) => (
            <StoryBlock key={story.name} story={story} />
          ))}
      </main>
    )
  return (
    <Box component="main" sx={{ p: 4 }}>
      <Typography variant="h1">Bausteine</Typography>
      <ul>
        {groups.map(({ title, stories }) => (
          <li key={title}>
            <a href={`?gruppe=${slug(title)}`}>{title}</a>
            <ul>
              {stories
                .filter((story) => story.parameters?.alone)
                .map(({ name }) => (
                  <li key={name}>
                    <a data-alone href={`?gruppe=${slug(title)}&geschichte=${slug(name)}`}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Box>
  )
}
