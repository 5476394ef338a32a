#!/bin/sh
# deploy/restore.sh FOLDER: restores what deploy/backup.sh wrote, into the empty database of DATABASE_URL, and into the photos
# of DATA_DIR or PHOTOS_S3_BUCKET. Stop every process of the product before. It refuses a database that has tables.
set -eu
umask 077
folder=${1:?Use: deploy/restore.sh FOLDER}
: "${DATABASE_URL:?is required}"
tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$DATABASE_URL" \
  --command="select count(*) from pg_tables where schemaname = 'public'")
if [ "$tables" != 0 ]; then
  echo "The database of DATABASE_URL has tables already. Restore into an empty one." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$folder/database.dump"
if [ -n "${PHOTOS_S3_BUCKET:-}" ]; then
  aws s3 sync --only-show-errors ${PHOTOS_S3_ENDPOINT:+--endpoint-url "$PHOTOS_S3_ENDPOINT"} \
    "$folder/photos" "s3://$PHOTOS_S3_BUCKET"
else
  mkdir -p "${DATA_DIR:-.data}/photos"
  cp -pR "$folder/photos/." "${DATA_DIR:-.data}/photos/"
fi
echo "Restored from $folder."
