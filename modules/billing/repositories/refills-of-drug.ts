import { instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';

/** What sends a patient one drug: a running subscription before one that ended. */
export interface RefillsOfDrug {
  readonly status: SubscriptionStatus;
  /** Days that one shipment lasts. */
  readonly cycleInDays: number;
  readonly nextBillingDate: Date | null;
}

export type RefillsOfDrugJson = Omit<RefillsOfDrug, 'nextBillingDate'> & {
  readonly nextBillingDate: JsonInstant | null;
};

export const refillsOfDrugFrom = (json: RefillsOfDrugJson): RefillsOfDrug => ({
  ...json,
  nextBillingDate: instantOrNull(json.nextBillingDate),
});

/** The subscription with the drug as JSON; null without one that ever began. `user` and `drug` are SQL. */
export const refillsOfDrugSql = (user: string, drug: string): string => `
  (select json_build_object('status', s.status, 'cycleInDays', s.cycle_in_days, 'nextBillingDate', s.next_billing_date)
    from subscription s join subscription_product sp on sp.subscription_id = s.id
    where s.user_id = ${user} and sp.drug_type = ${drug} and s.status <> 'incomplete_expired'
    order by s.status = 'canceled', s.created_at desc, s.id limit 1)`;
