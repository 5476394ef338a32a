#!/bin/sh
# deploy/backup.sh FOLDER: writes a backup of the database of DATABASE_URL, and of the photos of DATA_DIR or
# PHOTOS_S3_BUCKET, into a new folder. The database comes first: every photo that it names exists by then. Needs pg_dump of the
# server's version or newer, and for a bucket the AWS command line. Photos are health data: encrypt where this is stored.
set -eu
umask 077
folder=${1:?Use: deploy/backup.sh FOLDER}
: "${DATABASE_URL:?is required}"
mkdir "$folder"
pg_dump --format=custom --no-owner --no-privileges --file="$folder/database.dump" --dbname="$DATABASE_URL"
if [ -n "${PHOTOS_S3_BUCKET:-}" ]; then
  aws s3 sync --only-show-errors ${PHOTOS_S3_ENDPOINT:+--endpoint-url "$PHOTOS_S3_ENDPOINT"} \
    "s3://$PHOTOS_S3_BUCKET" "$folder/photos"
elif [ -d "${DATA_DIR:-.data}/photos" ]; then
  cp -pR "${DATA_DIR:-.data}/photos" "$folder/photos"
else
  mkdir "$folder/photos"
fi
echo "Backed up to $folder."
