import { createHash } from 'node:crypto';
import { z } from 'zod';
import { apiError } from './api-error.ts';

/** Number of documents stored by hash; the oldest is removed first. */
const REMEMBERED = 500;

const extension = z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/i) });

const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex');

const hashIn = (extensions: unknown): string | null => {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return null;
  const parsed = extension.safeParse(extensions.persistedQuery);
  if (!parsed.success) throw apiError('BAD_REQUEST', 'persistedQuery needs version 1 and a sha256Hash.');
  return parsed.data.sha256Hash.toLowerCase();
};

/** A request before any validation. */
export interface RequestParams {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

/**
 * Documents sent by their SHA-256 hash only. A client that receives PERSISTED_QUERY_NOT_FOUND sends the document and
 * its hash together once; afterwards the hash is enough. Each process has its own store.
 */
export const createPersistedQueries = () => {
  const known = new Map<string, string>();

  return {
    /** The document of a request, or null when it names none. Throws a GraphQLError with a stable code. */
    documentOf: ({ query, extensions }: RequestParams): string | null => {
      const given = typeof query === 'string' ? query : null;
      const hash = hashIn(extensions);
      if (hash === null) return given;
      const document = given ?? known.get(hash);
      // Clients of this protocol compare this message.
      if (document === undefined) throw apiError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
      if (given !== null && hashOf(given) !== hash)
        throw apiError('PERSISTED_QUERY_MISMATCH', 'This document has another hash.');
      return document;
    },

    /** Stores a document that came with its hash, after it has been validated. */
    learn: ({ query, extensions }: RequestParams): void => {
      const hash = hashIn(extensions);
      if (hash === null || typeof query !== 'string' || known.has(hash)) return;
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
      known.set(hash, query);
    },
  };
};
