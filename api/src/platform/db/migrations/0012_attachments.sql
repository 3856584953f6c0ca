-- Handouts of lectures, by the draft's id. A live lecture shows those its draft had at the revision that was published,
-- so adding and removing one only note the revision they came with.
create table attachments (
  id uuid primary key,
  video_id uuid not null,
  name text not null,
  content_type text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  added_revision integer not null,
  removed_revision integer
);
create index attachments_video on attachments (video_id, created_at);
