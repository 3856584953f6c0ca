-- The file of a handout is shared by the copies of its lecture: those of a duplicated course and of a restored publish.
alter table attachments add column file_id uuid;
update attachments set file_id = id;
alter table attachments alter column file_id set not null;

-- The draft's revision a publish was made from: which handouts it had. Null for publishes before this was noted.
alter table course_publications add column revision integer;
