import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Card, CardBody } from '../base/Card.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { CodeField } from './CodeField.tsx'
import { CodeSent } from './CodeSent.tsx'
import { DateField } from './DateField.tsx'
import { FileField } from './FileField.tsx'
import { Form } from './Form.tsx'
import { FormButtons } from './FormButtons.tsx'
import { MoneyField, NumberField } from './NumberField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioField } from './RadioField.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useKitForm } from './useKitForm.ts'
import { useSection } from './useSection.ts'

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
          <TextField name={form.at('email')} type="email" label="E-Mail" autoComplete="username" />
          <PasswordField name={form.at('password')} label="Passwort" autoComplete="current-password" />
          <CheckboxField name={form.at('stay')} label="Angemeldet bleiben" />
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
        <TextField name={form.at('title')} label="Titel" hint="So heißt der Kurs für alle, die ihn sehen." />
        <TextField name={form.at('about')} label="Worum geht es?" rows={4} optional />
        <MoneyField name={form.at('price')} label="Preis" />
        <NumberField
          name={form.at('share')}
          label="Erforderlicher Anteil"
          unit="%"
          hint="So viel eines Videos muss jemand gesehen haben."
        />
        <DateField birth name={form.at('birth_date')} label="Geburtsdatum" autoComplete="bday" />
        <SelectField
          name={form.at('insurance')}
          label="Krankenkasse"
          options={[
            { value: '1', label: 'Techniker Krankenkasse' },
            { value: '2', label: 'Betriebskrankenkasse Musterstadt-Großkleinhausen' },
          ]}
        />
        <RadioField
          name={form.at('unlock')}
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
          name={form.at('image')}
          label="Titelbild"
          accept="image/png,image/jpeg"
          hint="JPG oder PNG, höchstens 10 MB"
          optional
        />
        <CheckboxField
          name={form.at('terms')}
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

const withCode = z.object({ code: z.string().min(1), password: z.string().min(10) })
const codeErrors = {
  code: { type: 'server', message: 'Der Code stimmt nicht. Schau noch einmal in die E-Mail.' },
}

function CodeExample({ expired }: { expired: boolean }) {
  const form = useKitForm(withCode, {
    defaultValues: { code: expired ? 'ACDE FHJK' : '', password: expired ? 'anna-beispiel' : '' },
    ...(expired && { errors: codeErrors }),
  })
  // Far from now either way, so that the picture is always the same.
  const code = { to: 'anna@beispiel.de', at: 0, until: expired ? 1 : Date.UTC(2100, 0, 1, 12) }
  return (
    <Card sx={{ maxWidth: 480 }}>
      <CardBody>
        <Form form={form} onSubmit={nothing} label={expired ? 'Code, der abgelaufen ist' : 'Code'}>
          <CodeSent code={code} onAgain={() => Promise.resolve()} />
          <CodeField name={form.at('code')} label="Code aus der E-Mail" hint="Acht Zeichen." />
          <NewPasswordField
            name={form.at('password')}
            label="Dein neues Passwort"
            own={['anna', 'beispiel']}
          />
          <Button type="submit" variant="contained">
            Passwort speichern
          </Button>
        </Form>
      </CardBody>
    </Card>
  )
}

export const Code: Story = { name: 'Code per E-Mail', render: () => <CodeExample expired={false} /> }
export const WrongCode: Story = { name: 'Code abgelaufen', render: () => <CodeExample expired /> }

function SectionsExample() {
  const form = useKitForm(course.pick({ title: true }), { defaultValues: { title: 'Rücken stärken' } })
  const section = useSection(form, { id: 'naming', save: () => Promise.resolve(), done: 'Gespeichert.' })
  return (
    <SectionForm
      id="naming"
      title="Benennung"
      intro="Jeder Abschnitt wird für sich gespeichert."
      form={form}
      section={{ ...section, bar: { ...section.bar, state: 'unsaved' } }}
    >
      <TextField name={form.at('title')} label="Titel" />
    </SectionForm>
  )
}

export const OwnSave: Story = {
  name: 'Abschnitt, der für sich gespeichert wird',
  render: () => <SectionsExample />,
}

/** Somebody on the way to another page with something unsaved. */
function LeavingExample() {
  const navigate = useNavigate()
  useEffect(() => {
    // The guard stands once what it drew has taken effect.
    const timer = setTimeout(() => void navigate('/anderswo'), 0)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <p>Hier ist etwas noch nicht gespeichert.</p>
      <UnsavedGuard when />
    </>
  )
}

export const Leaving: Story = {
  name: 'Nachfrage vor dem Verlassen',
  parameters: { alone: true },
  render: () => <LeavingExample />,
}

export const SaveStates: Story = {
  name: 'Wie das Speichern steht',
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <SaveBar state="unsaved" onDiscard={nothing} onSave={nothing} />
      <SaveBar state="saving" onDiscard={nothing} onSave={nothing} />
      <SaveBar state="saved" onDiscard={nothing} onSave={nothing} />
      <SaveBar
        state="failed"
        error="Jemand anderes hat das inzwischen geändert. Lade die Seite neu, um den Stand zu sehen."
        onDiscard={nothing}
        onSave={nothing}
      />
    </Box>
  ),
}

export const Buttons: Story = {
  name: 'Schaltflächen am Ende',
  render: () => (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <FormButtons>
        <Button variant="contained">Thema veröffentlichen</Button>
        <Button variant="outlined">Abbrechen</Button>
      </FormButtons>
      <FormButtons fill>
        <Button variant="contained" size="large">
          Weiter
        </Button>
        <Button variant="outlined" size="large">
          Zurück
        </Button>
      </FormButtons>
    </Box>
  ),
}
