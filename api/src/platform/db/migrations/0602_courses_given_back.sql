-- A course that was withdrawn from and taken anew keeps its row, with the day of the new contract: the other courses of
-- the same access keep theirs.
alter table withdrawn_courses add column given_back_at timestamptz;
