-- What looked odd about recommending and was found to be in order. The remark itself is read from the books each time;
-- its key names what it is about.
create table sales_remark_decisions (
  key text primary key,
  society_id uuid not null references societies (id),
  note text not null,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz not null
);

-- The finishes of a year over all societies.
create index society_finishes_by_year on society_finishes (year, finished_at desc);
create index society_visits_day on society_visits (day, society_id);
