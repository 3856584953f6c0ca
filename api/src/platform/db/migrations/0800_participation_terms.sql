-- What a participation cost and which society offered the course, as it was when it was finished: the access by which
-- somebody had the course may be changed or gone by the day the certificate is fetched. Those finished before have not
-- kept it (`terms_kept_at` is null) and go by what grants the course now.
alter table participations
  add column fee_cents integer,
  add column provider_society_id uuid references societies (id) on delete set null,
  add column terms_kept_at timestamptz;
create index participations_provider on participations (provider_society_id) where provider_society_id is not null;
