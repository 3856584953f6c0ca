type Named = { first_name: string; last_name: string }

/** First and last name of somebody; empty where there is neither. */
export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim()

/** The name somebody is called by: first and last name, or the e-mail address where there is none. */
export const nameOrEmail = (person: Named & { email: string }): string => fullName(person) || person.email
