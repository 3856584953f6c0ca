/** What the demo's admin words otherwise than it was delivered, the earliest first. */
export const demoReminderWordings = [
  {
    subject: 'Dein Kurs „{{ course }}“ vermisst dich',
    body: `# Zehn Minuten für dich

Hallo{% if first_name != "" %} {{ first_name }}{% endif %},

du hast **{{ course }}** begonnen. Magst du heute weitermachen?

[Weiterlernen]({{ link }})`,
  },
  {
    subject: 'Dein Kurs „{{ course }}“ wartet auf dich',
    body: `# Zehn Minuten für dich

Hallo{% if first_name != "" %} {{ first_name }}{% endif %},

du hast **{{ course }}** begonnen und schon {{ done }} von {{ total }} Lektionen geschafft. Heute reichen zehn Minuten für die nächste.

[Weiterlernen]({{ link }})

Herzliche Grüße vom Team von {{ platform }}`,
  },
] as const

/** What the demo's admin adds to the privacy policy and has not published yet. */
export const demoPrivacyAddition = `

## Erinnerungen

Wer einen Kurs begonnen hat und lange nicht da war, bekommt von uns eine E-Mail. Das lässt sich im Profil abstellen.`
