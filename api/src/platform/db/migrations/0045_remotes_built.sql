-- Which build beside the API was registered last: starting again must not bring back a build that was replaced since.
alter table remotes add column built_version text;
