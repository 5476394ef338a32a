import { ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { readFirst } from '../domain/read-first.ts';
import { readQuery } from '../domain/search-input.ts';
import { searchTerms } from '../domain/search-terms.ts';
import { findDocuments, type SearchHit } from '../repositories/search-documents.ts';
import { listedPaths } from './product-documents.ts';

export interface SearchResults {
  readonly products: readonly SearchHit[];
  readonly articles: readonly SearchHit[];
  readonly questions: readonly SearchHit[];
}

const nothing: SearchResults = { products: [], articles: [], questions: [] };

/**
 * The best results of each kind for what somebody typed; none for an empty text. BAD_USER_INPUT names `query` or `first`.
 * One statement, and at most one more to read the catalog again. The text is neither stored nor logged: it may be about the
 * visitor's health.
 */
export const search = async (
  scope: Scope,
  input: { readonly query: unknown; readonly first?: unknown },
): Promise<Result<SearchResults>> => {
  const query = readQuery(input.query, 'query');
  if (!query.ok) return query;
  const first = readFirst(input.first);
  if (!first.ok) return first;
  const terms = searchTerms(query.value);
  if (terms.length === 0) return ok(nothing);
  const listed = await listedPaths(scope);
  const hits = await findDocuments(scope.read, terms, { listed, first: first.value });
  const of = (kind: SearchHit['kind']) => hits.filter((hit) => hit.kind === kind);
  return ok({ products: of('product'), articles: of('article'), questions: of('question') });
};
