-- What a speech recogniser made of a draft lecture's film. Nobody but its authors sees it; what somebody has checked
-- becomes captions, and this goes.
create table recognised_captions (
  video_id uuid primary key references videos (id) on delete cascade,
  asset_id uuid not null references media_assets (id) on delete cascade,
  language text not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  progress real not null default 0 check (progress between 0 and 1),
  -- captions with `doubt`, once it is ready
  lines jsonb not null default '[]',
  failure text check (failure in ('no_speech', 'refused', 'unreachable', 'failed')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index recognised_captions_asset on recognised_captions (asset_id);
