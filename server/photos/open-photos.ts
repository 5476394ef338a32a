import { join } from 'node:path';
import type { Settings } from '#config/settings.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** Where patients' photos are: the bucket of PHOTOS_S3_BUCKET, else a folder in DATA_DIR. */
export const openPhotos = (
  settings: Pick<Settings, 'DATA_DIR' | 'PHOTOS_S3_BUCKET' | 'PHOTOS_S3_ENDPOINT' | 'PHOTOS_S3_REGION'>,
): ObjectStore =>
  settings.PHOTOS_S3_BUCKET
    ? createS3Store({
        bucket: settings.PHOTOS_S3_BUCKET,
        region: settings.PHOTOS_S3_REGION,
        endpoint: settings.PHOTOS_S3_ENDPOINT,
      })
    : createFolderStore(join(settings.DATA_DIR, 'photos'));
