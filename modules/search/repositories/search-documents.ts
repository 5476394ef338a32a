import type { Knex } from 'knex';
import type { ReadJson } from '#server/scope.ts';
import type { DocumentKind, SearchDocument } from '../domain/search-document.ts';
import type { SearchTerm } from '../domain/search-terms.ts';

export type SearchHit = Pick<SearchDocument, 'kind' | 'path' | 'title' | 'excerpt' | 'risk'>;

/** Advisory lock key, so that documents are written by one process at a time. */
const REFRESH_LOCK = 7_305_019;

/** What a word counts for in body, excerpt, other names and title: PostgreSQL's D, C, B and A. */
const WEIGHTS = [0.02, 0.1, 0.3, 1];

/**
 * The best documents of each kind. A document needs every word, or two of three in a longer search. A word that no document
 * contains may be a typing error: then a title that has a word like it counts. Half of a long word's trigrams are enough, as
 * in one with two letters changed round; the threshold is set for this statement alone. Full-text rank in tenths
 * first, then how like each word and the whole text are to title and names.
 */
const searchSql = `(
  with word as materialized (
    select w.word, q.query, set_config('pg_trgm.word_similarity_threshold', '0.5', true),
      case when length(w.word) < 6 then 0.6 else 0.5 end as least_likeness, w.may_be_typo and
      not exists (select from search_document d where d.words @@ q.query) as is_typo
    from unnest(:words::text[], :terms::text[], :typos::boolean[]) w (word, term, may_be_typo)
    cross join lateral to_tsquery('english', w.term) q (query)
    where numnode(q.query) > 0
  ), hit as (
    select d.kind, d.path, d.title, d.excerpt, d.risk, d.position,
      round(sum(ts_rank(:weights::float4[], d.words, word.query))::numeric, 1) as rank,
      sum(word_similarity(word.word, d.names)) + similarity(d.names, :text) as likeness
    from word join search_document d
      on d.words @@ word.query or (word.is_typo and word.word <% d.names
        and word_similarity(word.word, d.names) >= word.least_likeness)
    where d.kind <> 'product' or d.path = any(:listed::text[])
    group by d.path
    having count(*) * 3 >= (select count(*) from word) * 2
  ), placed as (
    select *, row_number() over (partition by kind order by rank desc, likeness desc, position, path) as place
    from hit
  )
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'path', path, 'title', title, 'excerpt', excerpt, 'risk', risk
  ) order by place), '[]') from placed where place <= :first::int
)`;

/** `listed`: paths of the products that are sold now. `first`: most results of each kind. The best come first. */
export const findDocuments = (
  read: ReadJson,
  terms: readonly SearchTerm[],
  { listed, first }: { readonly listed: readonly string[]; readonly first: number },
): Promise<readonly SearchHit[]> =>
  read(searchSql, {
    text: terms.map(({ word }) => word).join(' '),
    weights: WEIGHTS,
    words: terms.map(({ word }) => word),
    terms: terms.map(({ term }) => term),
    typos: terms.map(({ mayBeTypo }) => mayBeTypo),
    listed: [...listed],
    first,
  });

const toRow = ({ otherNames, ...document }: SearchDocument) => ({ ...document, other_names: otherNames });

/** Rows are written only where something differs, in one order, so that a second process finds nothing to do. */
const upsertSql = `insert into search_document as old
    (path, kind, title, other_names, excerpt, body, risk, position)
  select path, kind, title, other_names, excerpt, body, risk, position
  from json_populate_recordset(null::search_document, ?) order by path
  on conflict (path) do update set kind = excluded.kind, title = excluded.title, other_names = excluded.other_names,
    excerpt = excluded.excerpt, body = excluded.body, risk = excluded.risk, position = excluded.position
  where (old.kind, old.title, old.other_names, old.excerpt, old.body, old.risk, old.position) is distinct from
    (excluded.kind, excluded.title, excluded.other_names, excluded.excerpt, excluded.body, excluded.risk,
      excluded.position)`;

export const searchDocumentRepository = (db: Knex) => ({
  /** Until the end of the transaction: what is read after it is written before anybody else reads. */
  lock: async (): Promise<void> => {
    await db.raw('select pg_advisory_xact_lock(?)', [REFRESH_LOCK]);
  },

  write: async (documents: readonly SearchDocument[]): Promise<void> => {
    await db.raw(upsertSql, [JSON.stringify(documents.map(toRow))]);
  },

  removeAllBut: async (paths: readonly string[]): Promise<void> => {
    await db('search_document').whereNotIn('path', paths).delete();
  },

  remove: async (kind: DocumentKind, paths: readonly string[]): Promise<void> => {
    await db('search_document').where({ kind }).whereIn('path', paths).delete();
  },
});
