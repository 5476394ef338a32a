import { readFileSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { type Settings, SettingsError } from '#config/settings.ts';
import type { Executor } from './executor.ts';
import { operationHash } from './operation-hash.ts';
import { productOperations } from './product-operations.generated.ts';

/** The documents that a deployment answers. */
export interface Safelist {
  allows(document: string): boolean;
}

/** As GraphQL Code Generator and Relay write their lists of documents. The keys are not read. */
const documentsByKey = z.record(z.string(), z.string());

/** The operator's own documents. Throws a SettingsError that names the file and the document that is wrong. */
const readDocuments = (file: string, executor: Pick<Executor, 'prepare'>): readonly string[] => {
  const stop = (problem: string): never => {
    throw new SettingsError([`GRAPHQL_SAFELIST_FILE: ${file} ${problem}`]);
  };
  const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      return stop(`cannot be read: ${messageOf(error)}`);
    }
  };
  const { data } = documentsByKey.safeParse(read());
  if (!data) return stop('needs one JSON object whose values are GraphQL documents');
  for (const [key, document] of Object.entries(data))
    try {
      const [problem] = executor.prepare(document).problems;
      if (problem) throw problem;
    } catch (error) {
      stop(`has a document "${key}" that this API cannot answer: ${messageOf(error)}`);
    }
  return Object.values(data);
};

/**
 * The product's own documents and those of GRAPHQL_SAFELIST_FILE, read once, when the process starts; null unless
 * GRAPHQL_SAFELIST is true. Throws a SettingsError for a file that is not right.
 */
export const readSafelist = (
  { GRAPHQL_SAFELIST, GRAPHQL_SAFELIST_FILE }: Pick<Settings, 'GRAPHQL_SAFELIST' | 'GRAPHQL_SAFELIST_FILE'>,
  executor: Pick<Executor, 'prepare'>,
): Safelist | null => {
  if (!GRAPHQL_SAFELIST) return null;
  const added = GRAPHQL_SAFELIST_FILE === undefined ? [] : readDocuments(GRAPHQL_SAFELIST_FILE, executor);
  const hashes = new Set([...Object.values(productOperations), ...added.map(operationHash)]);
  return {
    allows: (document) => {
      try {
        return hashes.has(operationHash(document));
      } catch (error) {
        if (error instanceof GraphQLError) return false;
        throw error;
      }
    },
  };
};
