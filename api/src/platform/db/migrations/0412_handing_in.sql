-- How a certificate is handed in to this insurance: a text and the address of its page; empty where nobody wrote it.
alter table insurances
  add column hand_in_text text not null default '',
  add column hand_in_url text not null default '';
