import { createHash } from 'node:crypto';
import { stripIgnoredCharacters } from 'graphql';

/**
 * SHA-256 of a document, in hexadecimal, without what GraphQL ignores: spaces, line ends, commas and comments. Throws a
 * GraphQLError for a text that is no sequence of GraphQL's tokens.
 */
export const operationHash = (document: string): string =>
  createHash('sha256').update(stripIgnoredCharacters(document)).digest('hex');
