import { cataloguePort } from '#modules/catalogue/index.ts';
import type { PrescribedTherapies, Therapy } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';

/** Prescriptions as records of the chart: those that may be filled and those on hold. */
export const prescribedTherapies = (scope: Scope): PrescribedTherapies => ({
  of: async (userId) => {
    const now = scope.clock.now();
    const open = (await prescriptionRepository(scope.db).ofUser(userId)).filter(
      ({ status, expiresAt }) =>
        status === 'on_hold' || (status === 'active' && expiresAt !== null && now < expiresAt),
    );
    const products = await scope.use(cataloguePort).productsByIds(open.map(({ productId }) => productId));
    return open.map(
      ({ id, consultationId, productId, drugType, name, status }): Therapy => ({
        record: 'prescription',
        id,
        checkoutId: null,
        consultationId,
        productId,
        drugType,
        name,
        stage: status === 'on_hold' ? 'on_hold' : 'prescribed',
        dispensedAt: null,
        supplyInDays: products.find((product) => product.id === productId)?.supplyInDays ?? 0,
      }),
    );
  },
});
