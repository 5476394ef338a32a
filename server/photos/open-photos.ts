import { join } from 'node:path';
import type { Settings } from '#config/settings.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { createFolderStore } from './folder-store.ts';
import { type BucketOptions, createS3Store } from './s3-store.ts';

type PhotoSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'PHOTOS_S3_BUCKET'
  | 'PHOTOS_S3_ENCRYPTION'
  | 'PHOTOS_S3_ENDPOINT'
  | 'PHOTOS_S3_KMS_KEY'
  | 'PHOTOS_S3_REGION'
>;

/** How objects of the bucket are encrypted. */
export const encryptionOf = ({
  PHOTOS_S3_ENCRYPTION: encryption,
  PHOTOS_S3_KMS_KEY: kmsKey,
}: Pick<Settings, 'PHOTOS_S3_ENCRYPTION' | 'PHOTOS_S3_KMS_KEY'>): Pick<
  BucketOptions,
  'encryption' | 'kmsKey'
> => ({ ...(encryption !== 'none' && { encryption }), kmsKey });

/** Where patients' photos are: the bucket of PHOTOS_S3_BUCKET, else a folder in DATA_DIR. */
export const openPhotos = (settings: PhotoSettings): ObjectStore =>
  settings.PHOTOS_S3_BUCKET
    ? createS3Store({
        bucket: settings.PHOTOS_S3_BUCKET,
        region: settings.PHOTOS_S3_REGION,
        endpoint: settings.PHOTOS_S3_ENDPOINT,
        ...encryptionOf(settings),
      })
    : createFolderStore(join(settings.DATA_DIR, 'photos'));
