import type { AdapterParts } from '../adapter-parts.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { encryptionOf, openPhotos } from './open-photos.ts';
import { createS3Store } from './s3-store.ts';
import type { SimulatedObjectStore } from './simulated-object-store.ts';

interface OpenObjectStore {
  readonly store: ObjectStore;
  /** What browsers load from the simulator; null without one. */
  readonly browserRouter: SimulatedObjectStore['browserRouter'] | null;
  stop(): Promise<void>;
}

/** Photos and files in the bucket of PHOTOS_S3_BUCKET, in the simulated one, or in a folder where there is neither. */
export const openObjectStore = async (parts: AdapterParts): Promise<OpenObjectStore> => {
  const isNamed = parts.settings.PHOTOS_S3_BUCKET !== undefined;
  const simulated = isNamed ? undefined : await parts.simulated.openObjectStore?.(parts);
  if (!simulated) return { store: openPhotos(parts.settings), browserRouter: null, stop: async () => {} };
  return {
    store: createS3Store({ ...simulated.options, ...encryptionOf(parts.settings) }),
    browserRouter: simulated.browserRouter,
    stop: () => simulated.stop(),
  };
};
