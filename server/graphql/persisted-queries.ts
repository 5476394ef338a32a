import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { z } from 'zod';

/** Documents remembered by their hash; the oldest is forgotten first. */
const REMEMBERED = 500;

const extension = z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/i) });

const refused = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex');

const hashIn = (extensions: unknown): string | null => {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return null;
  const parsed = extension.safeParse(extensions.persistedQuery);
  if (!parsed.success) throw refused('BAD_REQUEST', 'persistedQuery needs version 1 and a sha256Hash.');
  return parsed.data.sha256Hash.toLowerCase();
};

/** A request as it came: nothing in it is checked yet. */
export interface Asked {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

/**
 * Documents sent by their SHA-256 hash alone. A client that hears PERSISTED_QUERY_NOT_FOUND sends the document and
 * its hash together once; from then on the hash will do. Each process learns for itself.
 */
export const createPersistedQueries = () => {
  const known = new Map<string, string>();

  return {
    /** The document that is meant, or null when none was named. Throws a GraphQLError with a stable code. */
    documentOf: ({ query, extensions }: Asked): string | null => {
      const given = typeof query === 'string' ? query : null;
      const hash = hashIn(extensions);
      if (hash === null) return given;
      const document = given ?? known.get(hash);
      // The message is the one that clients of this protocol look for.
      if (document === undefined) throw refused('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
      if (given !== null && hashOf(given) !== hash)
        throw refused('PERSISTED_QUERY_MISMATCH', 'This document has another hash.');
      return document;
    },

    /** Remembers a document that came with its hash, once it has proved to be valid. */
    learn: ({ query, extensions }: Asked): void => {
      const hash = hashIn(extensions);
      if (hash === null || typeof query !== 'string' || known.has(hash)) return;
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
      known.set(hash, query);
    },
  };
};
