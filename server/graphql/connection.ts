import { badInput, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';

/** Entries of a page when `first` is left out, and at most. */
const USUAL = 20;
const MOST = 100;

/** Where an entry stands in a list that is sorted by instant and id. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** A page that is wanted: at most `limit` entries, behind `after`. */
export interface PageWish {
  readonly limit: number;
  readonly after: Place | null;
}

interface Connection<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** Names the entry itself and not its position, so that new entries move nothing. Opaque to callers. */
const cursorOf = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.toISOString()}_${id}`).toString('base64url');

const placeIn = (cursor: string): Place | null => {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('_');
  const createdAt = new Date(at);
  const isPlace = isCanonicalUuid(id) && !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === at;
  return isPlace ? { createdAt, id } : null;
};

/** The arguments `first` and `after` of a connection. BAD_USER_INPUT names the one that is wrong. */
export const readPage = ({
  first,
  after,
}: {
  readonly first?: number | null;
  readonly after?: string | null;
}): Result<PageWish> => {
  const limit = first ?? USUAL;
  const place = after == null ? null : placeIn(after);
  const fields = [
    ...(limit >= 1 && limit <= MOST ? [] : [{ field: 'first', message: `Ask for 1 to ${MOST} entries.` }]),
    ...(after == null || place ? [] : [{ field: 'after', message: 'This is not a cursor of this list.' }]),
  ];
  return fields.length > 0 ? badInput(fields) : ok({ limit, after: place });
};

/** The connection of what was found: the list has one entry more than `limit` when others follow. */
export const connectionOf = <T extends Place>(found: readonly T[], { limit }: PageWish): Connection<T> => {
  const edges = found.slice(0, limit).map((node) => ({ cursor: cursorOf(node), node }));
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: found.length > limit } };
};

/** The connection of somebody who has no entries. */
export const noEntries: Connection<never> = {
  edges: [],
  pageInfo: { endCursor: null, hasNextPage: false },
};
