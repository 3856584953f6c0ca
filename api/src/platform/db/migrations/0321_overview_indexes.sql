-- What the overview of the administration counts, at any number of people: 60 days, and the few rows that wait.
create index users_created on users (created_at);
create index participations_started on participations (started_at);
create index participations_finished on participations (finished_at) where finished_at is not null;
create index certificates_issued on certificates (issued_at);
create index forum_reports_open on forum_reports (created_at) where state = 'open';
create index mails_unsent on mails (created_at) where state in ('queued', 'failed');
create index media_assets_unready on media_assets (updated_at) where state in ('processing', 'failed');
