#!/bin/sh
# Run once by the database's image (compose.yaml), on an empty data folder: the roles of deploy/roles.sql, with passwords.
set -eu
run() {
  psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" "$@"
}
run --file /deploy/roles.sql
run --set owner="$OWNER_PASSWORD" --set process="$DATABASE_PASSWORD" <<'SQL'
alter role thicket_owner password :'owner';
alter role thicket password :'process';
SQL
