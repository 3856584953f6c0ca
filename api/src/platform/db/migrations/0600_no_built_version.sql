-- A start asks the registry itself what it knows of a build.
alter table remotes drop column built_version;
