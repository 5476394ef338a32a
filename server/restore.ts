import { migrations } from '../migrations/index.ts';
import { backupSettings } from './backup/backup-settings.ts';
import { figuresText } from './backup/figures-text.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { openPhotos } from './photos/open-photos.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run restore -- FOLDER`, in the image `node dist/server/restore.mjs FOLDER`: restores a backup into the empty database
 * of DATABASE_URL and the empty photo store of DATA_DIR or PHOTOS_S3_BUCKET, and compares the result with the backup. No
 * process of the product may run on them. Needs pg_restore.
 */
runCommand(async () => {
  const { databaseUrl, folder, settings } = backupSettings('npm run restore -- FOLDER');
  const manifest = await restoreBackup({
    databaseUrl,
    folder,
    photos: openPhotos(settings),
    known: migrations.map(({ name }) => name),
  });
  return `Restored and compared ${folder}: ${figuresText(manifest)}`;
});
