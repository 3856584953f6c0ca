-- A legal text can hold from a later day on, and be confirmed anew by everybody who has an account.
alter table legal_texts add column valid_from date;
alter table legal_texts add column asks_again boolean not null default false;
