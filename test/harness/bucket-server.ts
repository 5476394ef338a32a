import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { createS3Store } from '#server/photos/s3-store.ts';

const region = 'us-east-1';

/** An S3-compatible server on loopback with these buckets, and the store of production connected to the first. */
export const startBucketServer = async (bucket: string, ...others: readonly string[]) => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    // It computes the signature of a list from another address than the client sends.
    allowMismatchedSignatures: true,
    configureBuckets: [bucket, ...others].map((name) => ({ name, configs: [] })),
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    port,
    endpoint,
    store: createS3Store({ bucket, region, endpoint }),
    /** The store of another bucket of this server. */
    storeOf: (other: string) => createS3Store({ bucket: other, region, endpoint }),
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
};

export type BucketServer = Awaited<ReturnType<typeof startBucketServer>>;
