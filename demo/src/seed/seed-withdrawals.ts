import type { Context } from '@kursportal/api/seed/context'
import { addWithdrawal, offerWithdrawals } from '@kursportal/api/seed/withdrawals'
import { daysAgo } from './demo-history.ts'

/** Contracts that people of the demo withdrew from: one case in each state. */
export const seedWithdrawals = async (context: Context): Promise<void> => {
  await offerWithdrawals(context)
  const { id: by } = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@kursportal.example')
    .executeTakeFirstOrThrow()
  await addWithdrawal(context, {
    number: 'W-3FHK7MPT',
    name: 'Gerda Winkler',
    email: 'gerda.winkler@beispiel.de',
    contract: 'Kurs „Besser schlafen“',
    note: 'Ich habe den Kurs noch nicht begonnen.',
    received_at: daysAgo(context, 2),
  })
  await addWithdrawal(context, {
    number: 'W-9CXR4NAW',
    name: 'Lena Lernt',
    email: 'learner@kursportal.example',
    contract: 'Kurs „Starker Rücken“',
    received_at: daysAgo(context, 1),
  })
  await addWithdrawal(context, {
    number: 'W-7YDE3KHP',
    name: 'Horst Becker',
    email: 'horst.becker@beispiel.de',
    contract: 'Kurs „Gut essen“',
    received_at: daysAgo(context, 40),
    decided: { state: 'accepted', reason: '', at: daysAgo(context, 38), by },
  })
  await addWithdrawal(context, {
    number: 'W-4TJA9CRM',
    name: 'Ina Koch',
    email: 'ina.koch@beispiel.de',
    contract: 'Mitgliedschaft',
    received_at: daysAgo(context, 25),
    decided: {
      state: 'declined',
      reason: 'Über die Mitgliedschaft entscheidet dein Verein. Bitte wende dich dorthin.',
      at: daysAgo(context, 24),
      by,
    },
  })
}
