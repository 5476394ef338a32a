import type { Knex } from 'knex';
import type { ChangedField, ChangeValue } from '../domain/listing-change.ts';

/** One field that an operator changed; never modified afterwards. */
export interface CatalogueChange {
  readonly id: string;
  readonly listingId: string;
  /** The listing's version created by the change; changes saved together share it. */
  readonly version: number;
  readonly field: ChangedField;
  /** Set when the field belongs to one product. */
  readonly productId: number | null;
  readonly from: ChangeValue;
  readonly to: ChangeValue;
  readonly reason: string;
  /** The change that this one reverts. */
  readonly reverts: string | null;
  readonly actorId: string;
  readonly actorEmail: string;
  readonly at: Date;
}

const columns = {
  id: 'id',
  listingId: 'listing_id',
  version: 'version',
  field: 'field',
  productId: 'product_id',
  from: 'from_value',
  to: 'to_value',
  reason: 'reason',
  reverts: 'reverts',
  actorId: 'actor_id',
  actorEmail: 'actor_email',
  at: 'at',
};

/** The most that a page shows. */
const MOST_SHOWN = 200;

export const changeRepository = (db: Knex) => ({
  add: async (changes: readonly CatalogueChange[]): Promise<void> => {
    await db('catalogue_change').insert(
      changes.map((change) => ({
        id: change.id,
        listing_id: change.listingId,
        version: change.version,
        field: change.field,
        product_id: change.productId,
        from_value: JSON.stringify(change.from),
        to_value: JSON.stringify(change.to),
        reason: change.reason,
        reverts: change.reverts,
        actor_id: change.actorId,
        actor_email: change.actorEmail,
        at: change.at,
      })),
    );
  },

  find: async (id: string): Promise<CatalogueChange | null> =>
    (await db('catalogue_change').select(columns).where({ id }).first()) ?? null,

  /** Newest first, at most 200. */
  ofListing: async (listingId: string): Promise<CatalogueChange[]> =>
    db('catalogue_change')
      .select(columns)
      .where({ listing_id: listingId })
      .orderBy([{ column: 'version', order: 'desc' }, 'product_id', 'field'])
      .limit(MOST_SHOWN),

  /** When and by whom each changed listing was last changed. */
  newest: async (): Promise<Pick<CatalogueChange, 'listingId' | 'actorEmail' | 'at'>[]> =>
    db('catalogue_change')
      .distinctOn('listing_id')
      .select({ listingId: 'listing_id', actorEmail: 'actor_email', at: 'at' })
      .orderBy([{ column: 'listing_id' }, { column: 'version', order: 'desc' }]),
});
