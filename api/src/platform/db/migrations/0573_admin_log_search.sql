-- The log is found again by what a line is about: its words as search compares them. People and societies are found by
-- their own names, which may change or go.
alter table admin_log add column subject_text text not null default '';
update admin_log set subject_text = replace(translate(lower(subject), 'äöüáàâéèêëíîïóôúûñç', 'aouaaaeeeeiiioouunc'), 'ß', 'ss')
  where subject <> '';
create index admin_log_subject on admin_log using gin (subject_text gin_trgm_ops);
