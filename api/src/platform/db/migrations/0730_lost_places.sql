-- A team is also told that the place its remote fills is gone.
alter table remote_errors drop constraint remote_errors_kind_check;
alter table remote_errors add constraint remote_errors_kind_check
  check (kind in ('error', 'rejection', 'render', 'load', 'policy', 'place'));
