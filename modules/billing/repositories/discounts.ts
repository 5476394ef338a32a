import type { Knex } from 'knex';
import type { Columns } from '#kernel/columns.ts';
import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { AgreedDiscount } from '../domain/pricing/discount.ts';
import type { DiscountOffer } from '../domain/pricing/discount-offer.ts';
import { serviceKindsSql } from '../domain/visit-checkout/service-kinds.ts';

/** A checkout uses a discount unless every invoice that it lowered is void. */
const usesSql = (more: string): string => `(select count(*)::int from discount_use u
  where u.discount_id = d.id and u.checkout_id is distinct from :checkoutId::uuid ${more}
  and exists (select from customer_order o join invoice i on i.order_id = o.id
    join invoice_line n on n.invoice_id = i.id and n.discount_id = d.id
    where o.checkout_id = u.checkout_id and i.status <> 'void'))`;

const offerJson = `json_build_object('discountId', d.id, 'code', d.code, 'description', d.description,
  'lineKind', d.line_kind, 'kind', d.kind, 'value', d.value, 'cycles', d.cycles, 'appliesTo', d.applies_to,
  'productIds', d.product_ids, 'firstOrderOnly', d.first_order_only, 'minimumAmount', d.minimum_amount,
  'validFrom', d.valid_from, 'validUntil', d.valid_until, 'maxUses', d.max_uses,
  'maxUsesPerPerson', d.max_uses_per_person, 'stackable', d.stackable, 'onlyFor', d.only_for, 'endedAt', d.ended_at,
  'uses', ${usesSql('')}, 'usesOfPerson', ${usesSql('and u.user_id = :userId::uuid')})`;

const offersSql = `(select json_build_object(
  'hasOrdered', exists (select from customer_order o where o.user_id = :userId::uuid and o.status <> 'canceled'
    and o.kind not in (${serviceKindsSql})
    and o.checkout_id is distinct from :checkoutId::uuid),
  'offers', (select coalesce(json_agg(${offerJson} order by d.id), '[]') from discount d
    where d.code = :code or (d.code is null and d.ended_at is null
      and (d.only_for is null or d.only_for = :userId::uuid)))))`;

type OfferJson = Omit<DiscountOffer, 'validFrom' | 'validUntil' | 'endedAt'> & {
  readonly validFrom: JsonInstant;
  readonly validUntil: JsonInstant | null;
  readonly endedAt: JsonInstant | null;
};

export interface OffersOf {
  readonly hasOrdered: boolean;
  readonly offers: readonly DiscountOffer[];
}

/**
 * The offers that apply automatically and the one of a code, with their uses other than by the checkout itself. One
 * JSON read. Nulls: a visitor, no checkout, no code.
 */
export const readOffers = async (
  read: ReadJson,
  about: { readonly userId: string | null; readonly checkoutId: string | null; readonly code: string | null },
): Promise<OffersOf> => {
  const { hasOrdered, offers } = await read<{ hasOrdered: boolean; offers: readonly OfferJson[] }>(
    offersSql,
    about,
  );
  return {
    hasOrdered,
    offers: offers.map((offer) => ({
      ...offer,
      validFrom: instant(offer.validFrom),
      validUntil: instantOrNull(offer.validUntil),
      endedAt: instantOrNull(offer.endedAt),
    })),
  };
};

const agreedColumns = {
  discountId: 'id',
  description: 'description',
  lineKind: 'line_kind',
  kind: 'kind',
  value: 'value',
  appliesTo: 'applies_to',
  productIds: 'product_ids',
  cycles: 'cycles',
} satisfies Columns<AgreedDiscount>;

export const discountRepository = (db: Knex) => ({
  agreed: async (ids: readonly string[]): Promise<AgreedDiscount[]> =>
    db('discount')
      .select(agreedColumns)
      .whereIn('id', [...ids]),

  /** Whether there is or was such a code for a person. */
  isCode: async (code: string, userId: string): Promise<boolean> =>
    (await db('discount')
      .where({ code })
      .where((mine) => mine.whereNull('only_for').orWhere('only_for', userId))
      .first('id')) !== undefined,

  /** Locks offers, so that their uses are counted by one checkout at a time. */
  lock: async (ids: readonly string[]): Promise<void> => {
    await db('discount')
      .select('id')
      .whereIn('id', [...ids])
      .orderBy('id')
      .forUpdate();
  },

  /** Repeating it has no effect. */
  use: async (
    ids: readonly string[],
    use: { readonly userId: string; readonly checkoutId: string; readonly at: Date },
    newId: () => string,
  ): Promise<void> => {
    if (ids.length === 0) return;
    await db('discount_use')
      .insert(
        ids.map((discountId) => ({
          id: newId(),
          discount_id: discountId,
          user_id: use.userId,
          checkout_id: use.checkoutId,
          at: use.at,
        })),
      )
      .onConflict(['discount_id', 'checkout_id'])
      .ignore();
  },
});
