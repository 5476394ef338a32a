import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createS3Store } from '#server/photos/s3-store.ts';
import { startObjectStore } from '#simulators/object-store/object-store-server.ts';

const region = 'us-east-1';

/** The simulated object store with these buckets, and the store of production connected to the first. */
export const startBuckets = async (bucket: string, ...others: readonly string[]) => {
  // The SDK's usual source, which another process gets too.
  process.env.AWS_ACCESS_KEY_ID = 'AKIATEST';
  process.env.AWS_SECRET_ACCESS_KEY = 'a secret of the bucket';
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = await startObjectStore({
    buckets: Object.fromEntries([bucket, ...others].map((name) => [name, join(directory, name)])),
    credentials: { accessKeyId: 'AKIATEST', secretAccessKey: 'a secret of the bucket' },
  });
  const endpoint = server.url;
  return {
    port: server.port,
    endpoint,
    store: createS3Store({ bucket, region, endpoint }),
    /** The store of another bucket of this server. */
    storeOf: (other: string) => createS3Store({ bucket: other, region, endpoint }),
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
};

export type Buckets = Awaited<ReturnType<typeof startBuckets>>;
