-- What a course's certification needs (health-courses: ZPP), and within how many working days its leader answers.
alter table courses
  add column prevention_principle text,
  add column certification_number text,
  add column certified_until date,
  add column zfu_number text,
  add column required_participation integer not null default 100,
  add column contraindications jsonb not null default '[]',
  add column questions_enabled boolean not null default true,
  add column answer_days integer not null default 2;
