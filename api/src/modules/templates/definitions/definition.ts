/** A variable of a template: what it means to an admin, and what stands for it in a preview. */
export type VariableDefinition = {
  meaning: string
  sample: string
  /** It may be empty. */
  optional?: boolean
}

/** A template as it is delivered. */
export type TemplateDefinition = {
  title: string
  /** Why somebody gets the mail; stands below it. */
  reason: string
  subject: string
  body: string
  variables: Readonly<Record<string, VariableDefinition>>
}

/** What every template may use besides its own variables. */
export const commonVariables = {
  platform: { meaning: 'Name der Plattform', sample: 'Kursportal' },
  first_name: { meaning: 'Vorname', optional: true, sample: 'Anna' },
  link: { meaning: 'Adresse, zu der die Nachricht führt', sample: 'https://kursportal.example' },
} as const satisfies TemplateDefinition['variables']

/** How every mail begins. */
export const greeting = 'Hallo{% if first_name != "" %} {{ first_name }}{% endif %},'
