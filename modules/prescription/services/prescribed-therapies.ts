import { countsForSql, samePersonSql } from '#modules/account/index.ts';
import { cataloguePort, type DrugType, type Product, supplyInDaysSql } from '#modules/catalogue/index.ts';
import type { PrescribedTherapies, Therapy } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';

const openSql = `(select coalesce(json_agg(t), '[]') from (
  select p.id, ${countsForSql('p.user_id', ':userId::uuid')} as "userId", p.consultation_id as "consultationId", p.product_id as "productId", p.drug_type as "drugType", p.name,
    p.status, ${supplyInDaysSql('p.product_id')} as "supplyInDays",
    exists (select from prescription_hold h
      where h.prescription_id = p.id and h.lifted_at is null and h.is_hard_stop) as "hasHardStop"
  from prescription p
  where p.user_id in ${samePersonSql} and (p.status = 'on_hold' or (p.status = 'active' and p.expires_at > :now))
  order by p.created_at desc, p.id) t)`;

const heldSql = `(select coalesce(json_agg(t), '[]') from (
  select ${countsForSql('h.user_id', ':userId::uuid')} as "userId", h.drug_type as "drugType", bool_or(h.is_hard_stop) as "hasHardStop", min(h.id::text) as id
  from prescription_hold h
  where h.user_id in ${samePersonSql} and h.lifted_at is null
  group by 1, h.drug_type order by h.drug_type, 1) t)`;

interface HeldDrug {
  readonly id: string;
  readonly userId: string;
  readonly drugType: DrugType;
  readonly hasHardStop: boolean;
}

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly consultationId: string;
  readonly productId: number;
  readonly drugType: DrugType;
  readonly name: string;
  readonly supplyInDays: number;
  readonly status: 'on_hold' | 'active';
  readonly hasHardStop: boolean;
}

const heldTherapy = (
  { id, userId: ownerId, drugType, hasHardStop }: HeldDrug,
  products: readonly Product[],
  userId: string,
): Therapy => {
  const product = products.find((one) => one.drugType === drugType);
  return {
    id,
    drugType,
    hasHardStop,
    isOfOtherAccount: ownerId !== userId,
    record: 'hold',
    checkoutId: null,
    consultationId: null,
    productId: product?.id ?? 0,
    name: product?.publicDisplayedName ?? drugType,
    stage: 'on_hold',
    dispensedAt: null,
    supplyInDays: 0,
  };
};

/**
 * Prescriptions as records of the chart: those that may be filled and those on hold; and the drugs on hold that need
 * none. Two JSON reads together.
 */
export const prescribedTherapies = (scope: Scope): PrescribedTherapies => ({
  of: async (userId) => {
    const [open, held] = await Promise.all([
      scope.read<readonly Row[]>(openSql, { userId, now: scope.clock.now() }),
      scope.read<readonly HeldDrug[]>(heldSql, { userId }),
    ]);
    const sold = held.length > 0 ? await scope.use(cataloguePort).products() : [];
    return [
      ...open.map(
        ({ status, userId: ownerId, ...prescription }): Therapy => ({
          ...prescription,
          isOfOtherAccount: ownerId !== userId,
          record: 'prescription',
          checkoutId: null,
          stage: status === 'on_hold' ? 'on_hold' : 'prescribed',
          dispensedAt: null,
        }),
      ),
      ...held.map((drug) => heldTherapy(drug, sold, userId)),
    ];
  },
});
