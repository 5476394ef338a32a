import { samePersonSql } from '#modules/account/index.ts';
import { cataloguePort, type DrugType } from '#modules/catalogue/index.ts';
import type { PrescribedTherapies, Therapy } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';

const openSql = `(select coalesce(json_agg(t), '[]') from (
  select p.id, p.user_id as "userId", p.consultation_id as "consultationId", p.product_id as "productId", p.drug_type as "drugType", p.name,
    p.status,
    exists (select from prescription_hold h
      where h.prescription_id = p.id and h.lifted_at is null and h.is_hard_stop) as "hasHardStop"
  from prescription p
  where p.user_id in ${samePersonSql} and (p.status = 'on_hold' or (p.status = 'active' and p.expires_at > :now))
  order by p.created_at desc, p.id) t)`;

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly consultationId: string;
  readonly productId: number;
  readonly drugType: DrugType;
  readonly name: string;
  readonly status: 'on_hold' | 'active';
  readonly hasHardStop: boolean;
}

/** Prescriptions as records of the chart: those that may be filled and those on hold. One JSON read. */
export const prescribedTherapies = (scope: Scope): PrescribedTherapies => ({
  of: async (userId) => {
    const open = await scope.read<readonly Row[]>(openSql, { userId, now: scope.clock.now() });
    const products = await scope.use(cataloguePort).productsByIds(open.map(({ productId }) => productId));
    return open.map(
      ({ status, userId: ownerId, ...prescription }): Therapy => ({
        ...prescription,
        isOfOtherAccount: ownerId !== userId,
        record: 'prescription',
        checkoutId: null,
        stage: status === 'on_hold' ? 'on_hold' : 'prescribed',
        dispensedAt: null,
        supplyInDays: products.find(({ id }) => id === prescription.productId)?.supplyInDays ?? 0,
      }),
    );
  },
});
