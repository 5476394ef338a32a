import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type ServerSideEncryption,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from '../ports/object-store.ts';

export interface BucketOptions {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  /** How the service encrypts what it stores; left out, as the bucket is set up. */
  readonly encryption?: ServerSideEncryption | undefined;
  /** The key of `aws:kms`; left out, the account's own for S3. */
  readonly kmsKey?: string | undefined;
  /** Those of the SDK's usual sources if left out. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Objects in a bucket. Checksums only if required: simple servers lack them. */
export const createS3Store = (options: BucketOptions): ObjectStore => {
  const client = new S3Client({
    region: options.region,
    ...(options.credentials && { credentials: options.credentials }),
    ...(options.endpoint && { endpoint: options.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: options.bucket, Key: key });
  const encrypted = {
    ...(options.encryption && { ServerSideEncryption: options.encryption }),
    ...(options.kmsKey && { SSEKMSKeyId: options.kmsKey }),
  };
  return {
    put: async (key, body, contentType) => {
      await client.send(
        new PutObjectCommand({ ...at(key), ...encrypted, Body: body, ContentType: contentType }),
      );
    },
    get: async (key) => {
      try {
        const found = await client.send(new GetObjectCommand(at(key)));
        if (!found.Body) return null;
        const body = Buffer.from(await found.Body.transformToByteArray());
        return { body, contentType: found.ContentType ?? 'application/octet-stream' };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    keys: async function* () {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: options.bucket }))
        for (const { Key } of Contents ?? []) if (Key !== undefined) yield Key;
    },
  };
};
