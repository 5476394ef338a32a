import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { OfferStatus } from '../domain/offer-state.ts';
import type { Wave } from '../domain/waves.ts';

/** How offers are made from an instant on. */
export interface Campaign {
  readonly id: string;
  readonly isOn: boolean;
  readonly percent: number;
  readonly cycles: number;
  readonly reason: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

const columns = {
  id: 'id',
  isOn: 'is_on',
  percent: 'percent',
  cycles: 'cycles',
  reason: 'reason',
  createdAt: 'created_at',
  createdBy: 'created_by',
} satisfies Columns<Campaign>;

/** A setting as operators see it. */
export interface DeskCampaign extends Omit<Campaign, 'createdBy'> {
  readonly byName: string | null;
}

export interface OfferCount {
  readonly wave: Wave;
  readonly status: OfferStatus;
  readonly count: number;
}

export interface DeskOffers {
  /** The newest first; the first one is current. */
  readonly campaigns: readonly DeskCampaign[];
  readonly counts: readonly OfferCount[];
  /** Cents that the offers took off invoices which are not void. */
  readonly given: number;
}

const MOST_CAMPAIGNS = 50;

const deskSql = `(select json_build_object(
  'campaigns', (select coalesce(json_agg(row), '[]') from (
    select c.id, c.is_on as "isOn", c.percent, c.cycles, c.reason, c.created_at as "createdAt",
      (select trim(concat(p.first_name, ' ', p.last_name)) from person p where p.id = c.created_by) as "byName"
    from offer_campaign c order by c.position desc limit ${MOST_CAMPAIGNS}) row),
  'counts', (select coalesce(json_agg(row), '[]') from (
    select wave, status, count(*)::int as count from offer group by wave, status order by wave, status) row),
  'given', (select coalesce(-sum(n.amount), 0)::int from offer o join invoice_line n on n.discount_id = o.discount_id
    join invoice i on i.id = n.invoice_id where i.status <> 'void')))`;

type Json = Omit<DeskOffers, 'campaigns'> & {
  readonly campaigns: readonly (Omit<DeskCampaign, 'createdAt'> & { readonly createdAt: JsonInstant })[];
};

/** One statement. */
export const readDeskOffers = async (read: ReadJson): Promise<DeskOffers> => {
  const { campaigns, ...rest } = await read<Json>(deskSql, {});
  return { ...rest, campaigns: campaigns.map((one) => ({ ...one, createdAt: instant(one.createdAt) })) };
};

export const campaignRepository = (db: Knex) => ({
  /** Null before the first one was set. */
  current: async (): Promise<Campaign | null> =>
    (await db('offer_campaign').select(columns).orderBy('position', 'desc').first()) ?? null,

  add: async (campaign: Campaign): Promise<void> => {
    await db('offer_campaign').insert(toRow(columns, campaign));
  },
});
