import { page } from '@kursportal/shared/router'
import type { ReactNode } from 'react'
import { Spare } from '../frame/Spare.tsx'
import { useLoginAgain, wantLoginAgain } from './login-again.ts'

const close = (): void => wantLoginAgain(false)

const dialog = page(async () => {
  const { default: LoginDialog } = await import(
    /* webpackChunkName: "login" */ '../features/login/LoginDialog.tsx'
  )
  return { default: () => <LoginDialog onClose={close} /> }
}, null)

/** The place of the login over the page. When its file does not come, what was typed stays, and the next call asks again. */
export const LoginAgain = (): ReactNode =>
  useLoginAgain((state) => state.wanted) && <Spare onFailure={close}>{dialog}</Spare>
