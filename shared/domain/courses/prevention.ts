import { keysOf } from '../records.ts'

/** The fields of prevention an insurance pays courses in (Leitfaden Prävention, § 20 SGB V), in its words. */
export const preventionFields = {
  movement: 'Bewegungsgewohnheiten',
  nutrition: 'Ernährung',
  stress: 'Stress- und Ressourcenmanagement',
  addiction: 'Suchtmittelkonsum',
} as const
export type PreventionField = keyof typeof preventionFields

/** The key of each field. */
export const preventionFieldNames = keysOf(preventionFields)

/** The principles of prevention a course is certified for: the field each belongs to, and its words on a certificate. */
export const preventionPrinciples = {
  movement_general: {
    field: 'movement',
    text: 'Reduzierung von Bewegungsmangel durch gesundheitssportliche Aktivität',
  },
  movement_special: {
    field: 'movement',
    text: 'Vorbeugung und Reduzierung spezieller gesundheitlicher Risiken durch geeignete verhaltens- und gesundheitsorientierte Bewegungsprogramme',
  },
  nutrition_balance: { field: 'nutrition', text: 'Vermeidung von Mangel- und Fehlernährung' },
  nutrition_weight: { field: 'nutrition', text: 'Vermeidung und Reduktion von Übergewicht' },
  stress_coping: { field: 'stress', text: 'Förderung von Stressbewältigungskompetenzen' },
  stress_relaxation: { field: 'stress', text: 'Förderung von Entspannung' },
  addiction_smoking: { field: 'addiction', text: 'Förderung des Nichtrauchens' },
  addiction_alcohol: {
    field: 'addiction',
    text: 'Gesundheitsgerechter Umgang mit Alkohol, Reduzierung des Alkoholkonsums',
  },
} as const satisfies Record<string, { field: PreventionField; text: string }>
export type PreventionPrinciple = keyof typeof preventionPrinciples

/** The key of each principle, by field. */
export const preventionPrincipleNames = keysOf(preventionPrinciples)
