import { modules } from '#modules/index.ts';
import { migrations } from '../migrations/index.ts';
import { backupSettings } from './backup/backup-settings.ts';
import { figuresText } from './backup/figures-text.ts';
import { makeBackup } from './backup/make-backup.ts';
import { openPhotos } from './photos/open-photos.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run backup -- FOLDER`, in the image `node dist/server/backup.mjs FOLDER`: writes the database of DATABASE_URL and the
 * photos of DATA_DIR or PHOTOS_S3_BUCKET into a new folder. The product may serve meanwhile. Needs pg_dump.
 */
runCommand(async () => {
  const { databaseUrl, folder, settings } = backupSettings('npm run backup -- FOLDER');
  const manifest = await makeBackup({
    databaseUrl,
    folder,
    photos: openPhotos(settings),
    modules,
    known: migrations.map(({ name }) => name),
    release: settings.RELEASE,
    now: new Date(),
  });
  return `Backed up to ${folder}: ${figuresText(manifest)}`;
});
