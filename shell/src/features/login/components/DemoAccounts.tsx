import { DEMO_INVITATION } from '@kursportal/shared/domain'
import { Box, Button, Card, CardBody, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { toast } from '@kursportal/shared/ui'
import { useTexts } from '../texts.ts'
import { useLogIn } from '../api/log-in.ts'

/** The people of the demo data. There is no demo data in production, so nobody can log in with this there. */
const people = ['learner', 'minor', 'creator', 'leader', 'sales', 'admin'] as const
const PASSWORD = 'Kursportal-2026!'

/** On a platform with demo data: log in as one of its people with one press. */
export const DemoAccounts = ({ onDone }: { onDone: () => void }): ReactNode => {
  const t = useTexts()
  const { mutate, isPending } = useLogIn()
  const logIn = (person: (typeof people)[number]): void =>
    mutate(
      { email: `${person}@kursportal.example`, password: PASSWORD },
      { onSuccess: onDone, onError: (error) => toast.error(sentenceOf(error)) },
    )
  return (
    <Card sx={{ textAlign: 'start' }}>
      <CardBody>
        <Typography variant="h3" component="h2">
          {t('login.demoTitle')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{t('login.demoBody')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {people.map((person) => (
            <Button key={person} variant="outlined" disabled={isPending} onClick={() => logIn(person)}>
              {t(`login.demo.${person}`)}
            </Button>
          ))}
        </Box>
        <Link href={`/access/${DEMO_INVITATION}`} sx={{ display: 'inline-block', mt: 1.5, py: 1 }}>
          {t('login.demoInvitation')}
        </Link>
      </CardBody>
    </Card>
  )
}
