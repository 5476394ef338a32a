-- Two roles for the product, made once by a superuser in the product's own, empty database:
--   psql --set ON_ERROR_STOP=1 --dbname thicket --file deploy/roles.sql
-- Then give each a password (\password thicket_owner, \password thicket).
--
-- thicket_owner migrates (npm run migrate) and owns every table.
-- thicket is the role of the process (DATABASE_URL). It reads and writes rows and nothing else: it can neither empty, change nor
-- drop a table, nor switch off a trigger, so that the audit log stays as it was written.
create role thicket_owner login;
-- The tables of the job queue have row security, which lets in nobody but their owner and roles that bypass it. No table of
-- the product itself has it.
create role thicket login bypassrls;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create on database %I to thicket_owner', current_database());
  execute format('grant connect on database %I to thicket', current_database());
end $$;

revoke all on schema public from public;
grant usage, create on schema public to thicket_owner;
grant usage on schema public to thicket;

-- What thicket_owner creates from now on, in the schema of the product and in that of the job queue.
alter default privileges for role thicket_owner grant usage on schemas to thicket;
alter default privileges for role thicket_owner grant select, insert, update, delete on tables to thicket;
alter default privileges for role thicket_owner grant usage, select on sequences to thicket;
