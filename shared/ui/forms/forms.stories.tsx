import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Card, CardBody } from '../base/Card.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { DateField } from './DateField.tsx'
import { FileField } from './FileField.tsx'
import { Form } from './Form.tsx'
import { MoneyField, NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioField } from './RadioField.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'
import { useKitForm } from './useKitForm.ts'

export default { title: 'Formulare' } satisfies StoryMeta

const nothing = () => undefined
const login = z.object({ email: z.email(), password: z.string().min(1), stay: z.boolean() })

const loginErrors = {
  email: { type: 'invalid_format', message: 'Das ist keine vollständige E-Mail-Adresse.' },
}

function LoginExample() {
  const form = useKitForm(login, {
    defaultValues: { email: 'wilhelmine@', password: '', stay: true },
    errors: loginErrors,
  })
  return (
    <Card sx={{ maxWidth: 480, mx: 'auto' }}>
      <CardBody>
        <Typography variant="h1" component="p" sx={{ mb: 3 }}>
          Anmelden
        </Typography>
        <Form form={form} onSubmit={nothing} label="Anmelden">
          <TextField name="email" type="email" label="E-Mail" autoComplete="username" />
          <PasswordField name="password" label="Passwort" autoComplete="current-password" />
          <CheckboxField name="stay" label="Angemeldet bleiben" />
          <Button type="submit" variant="contained" size="large">
            Anmelden
          </Button>
          <Link href="/login/password">Passwort vergessen?</Link>
        </Form>
      </CardBody>
    </Card>
  )
}

export const Login: Story = { name: 'Anmelden', render: () => <LoginExample /> }

const course = z.object({
  title: z.string().min(3),
  about: z.string(),
  price: z.int(),
  share: z.number(),
  birth_date: z.iso.date(),
  insurance: z.string().min(1),
  unlock: z.enum(['all', 'in_order']),
  image: z.custom<File>().nullable(),
  terms: z.literal(true),
})

const courseErrors = {
  title: { type: 'too_small', message: 'Bitte fülle dieses Feld aus.' },
  insurance: { type: 'too_small', message: 'Bitte wähle einen Eintrag aus.' },
  terms: { type: 'invalid_value', message: 'Ohne deine Zustimmung geht es nicht weiter.' },
}

function CourseExample() {
  const form = useKitForm(course, {
    defaultValues: {
      title: '',
      about: '',
      price: 7500,
      share: 90,
      birth_date: '1954-04-03',
      insurance: '',
      unlock: 'in_order',
      image: null,
    },
    errors: courseErrors,
  })
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Form form={form} onSubmit={nothing} label="Kurs">
        <TextField name="title" label="Titel" hint="So heißt der Kurs für alle, die ihn sehen." />
        <TextField name="about" label="Worum geht es?" rows={4} optional />
        <MoneyField name="price" label="Preis" />
        <NumberField
          name="share"
          label="Erforderlicher Anteil"
          unit="%"
          hint="So viel eines Videos muss jemand gesehen haben."
        />
        <DateField name="birth_date" label="Geburtsdatum" autoComplete="bday" />
        <SelectField
          name="insurance"
          label="Krankenkasse"
          options={[
            { value: '1', label: 'Techniker Krankenkasse' },
            { value: '2', label: 'Betriebskrankenkasse Musterstadt-Großkleinhausen' },
          ]}
        />
        <RadioField
          name="unlock"
          label="Wann werden die Kapitel frei?"
          options={[
            { value: 'all', label: 'Alle sofort' },
            {
              value: 'in_order',
              label: 'Der Reihe nach',
              description: 'Ein Kapitel wird frei, wenn das davor abgeschlossen ist.',
            },
          ]}
        />
        <FileField
          name="image"
          label="Titelbild"
          accept="image/png,image/jpeg"
          hint="JPG oder PNG, höchstens 10 MB"
          optional
        />
        <CheckboxField
          name="terms"
          label={
            <>
              Ich habe die <Link href="/legal/privacy">Datenschutzerklärung</Link> gelesen und bin
              einverstanden.
            </>
          }
        />
        <SaveBar state="unsaved" onDiscard={nothing} />
      </Form>
    </Box>
  )
}

export const AllFields: Story = { name: 'Alle Felder', render: () => <CourseExample /> }
