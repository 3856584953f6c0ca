import type { Transporter } from 'nodemailer'
import type { Services } from '../context.ts'
import { messageOf } from '../errors.ts'
import type { JobContext } from '../jobs/jobs.ts'

/** Seconds of the longest pause between two tries: how long after a mail server is back the last waiting mail goes out. */
const LONGEST_PAUSE_SECONDS = 15 * 60
/** With pauses that double from three seconds on, up to the longest: about a day and a half. */
const RETRIES = 150
/**
 * That there is no such mailbox or domain, that it has moved, or that an address cannot be one (RFC 3463, RFC 7505): trying
 * again changes nothing. What is said of the sender's address is no matter of the mail.
 */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/
/**
 * What a server says of the recipient's address or mailbox, for now or for good (RFC 3463, x.1 and x.2, without those of
 * the sender). It is no outage: the server answers, and other mails go. Of both JavaScript and PostgreSQL.
 */
export const ABOUT_RECIPIENT = '[45][0-9]{2}[ -][45][.](1[.]([1-6]|10)|2[.][0-9]+)[^0-9]'
const SMTP_TIMEOUT_MS = 20_000
/** How long a mail that is on its way may take once the process stops; the queue waits ten seconds for its jobs. */
const STOP_WITHIN_MS = 5_000

/** Sends queued mails, several at once over the same connections; answers how to let go of the mail server. */
export const registerMailJobs = async (services: Services): Promise<() => void> => {
  const { config } = services
  const transport = config.smtpUrl ? await openTransport(config.smtpUrl) : undefined
  await services.jobs.work({
    name: 'mail.send',
    concurrency: 2,
    batch: 10,
    retries: RETRIES,
    longestPauseSeconds: LONGEST_PAUSE_SECONDS,
    lostAfterSeconds: 60,
    run: ({ mail_id }, context) => sendQueued(services, transport, mail_id, context),
  })
  return () => transport?.close()
}

const openTransport = async (url: string): Promise<Transporter> => {
  // Only where there is a mail server is it loaded.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
}

/**
 * Sends one mail, or keeps it in the development outbox where there is no mail server. One to a mailbox that does not
 * exist has failed at once.
 * @throws what the mail server said, so that the queue tries again
 */
const sendQueued = async (
  { database: { db }, config, clock }: Services,
  transport: Transporter | undefined,
  id: string,
  { isLastTry, signal }: Pick<JobContext, 'isLastTry' | 'signal'>,
): Promise<void> => {
  signal.throwIfAborted()
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mail || mail.state === 'sent' || mail.state === 'kept') return
  const note = (columns: object) => db.updateTable('mails').set(columns).where('id', '=', id).execute()
  const forget = () => db.deleteFrom('mails').where('id', '=', id).execute()
  if (!transport && config.environment !== 'production') {
    await note({ state: 'kept', done_at: clock.now() })
    return
  }
  try {
    if (!transport) throw new Error('SMTP_URL is not set')
    const sending = transport.sendMail({
      // The same at each try, so that a server that took the mail but could not say so drops the second.
      messageId: `<${id}@${config.mailFrom.split('@')[1]}>`,
      from: config.mailFrom,
      to: { name: '', address: mail.to_address },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await whileRunning(sending, signal)
  } catch (error) {
    // No try of the mail's: it goes back to the queue as it was.
    if (signal.aborted) throw error
    const last_error = messageOf(error).slice(0, 500)
    const isInVain = hasNoMailbox(error)
    const isOver = isLastTry || isInVain
    if (isOver && mail.forget_once_sent) await forget()
    else await note({ tries: mail.tries + 1, last_error, ...(isOver ? { state: 'failed' } : {}) })
    if (isInVain) return
    throw error
  }
  if (mail.forget_once_sent) {
    await forget()
    return
  }
  await note({
    state: 'sent',
    tries: mail.tries + 1,
    last_error: null,
    html: '',
    text: '',
    done_at: clock.now(),
  })
}

/**
 * Waits for what is being sent; of a process that stops not for long, as a server that hangs would outlast its queue.
 * @throws why it stops
 */
const whileRunning = async (sending: Promise<unknown>, signal: AbortSignal): Promise<void> => {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = () => void setTimeout(reject, STOP_WITHIN_MS, signal.reason).unref()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  await Promise.race([sending, stopped]).finally(() => signal.removeEventListener('abort', stop))
}

const hasNoMailbox = (error: unknown): boolean =>
  error instanceof Error &&
  'response' in error &&
  typeof error.response === 'string' &&
  NO_SUCH_MAILBOX.test(error.response)
