import { Alert, Button, Stack } from '@kursportal/shared/ui'
import TextField from '@mui/material/TextField'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { useLogIn } from './log-in.ts'
import { loginFailure, loginProblems } from './login-rules.ts'

/** E-mail and password; the first field with a problem gets the focus. */
export const LoginForm = ({ onDone }: { onDone: () => void }): ReactNode => {
  const t = useTexts()
  const logIn = useLogIn()
  const [problems, setProblems] = useState<ReturnType<typeof loginProblems>>({})
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' }
    const found = loginProblems(typed)
    setProblems(found)
    if (found.email) email.current?.focus()
    else if (found.password) password.current?.focus()
    else logIn.mutate({ ...typed, email: typed.email.trim() }, { onSuccess: onDone })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        {logIn.isError && <Alert severity="error">{loginFailure(logIn.error)}</Alert>}
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputRef={email}
          error={problems.email !== undefined}
          helperText={problems.email}
          fullWidth
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          inputRef={password}
          error={problems.password !== undefined}
          helperText={problems.password}
          fullWidth
        />
        <Button type="submit" variant="contained" size="large" disabled={logIn.isPending}>
          {t(logIn.isPending ? 'login.submitting' : 'login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
