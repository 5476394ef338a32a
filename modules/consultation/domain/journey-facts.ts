import type { FlowType } from '#config/entry-pages.ts';
import { consentCovers, type DoseRequest, wantedPlan } from './dose-request.ts';
import { compareProducts, type PlanItem } from './plan.ts';
import type { JourneyKind } from './states/index.ts';

/** How a journey began (S2.37). */
export const flowTypeOf = (kind: JourneyKind): FlowType => {
  if (kind === 'otc_order') return 'ecommerce';
  if (kind === 'refill_out_of_state') return 'refill out of state';
  return kind === 'renewal' || kind === 'annual_check_in' ? 'refill' : 'normal';
};

/** The plan of comparison. */
interface RequestedPlan {
  readonly userProducts: readonly PlanItem[];
  readonly doctorProducts: readonly PlanItem[] | null;
  readonly doseRequests: readonly DoseRequest[] | null;
}

/**
 * A plan needs no answer from the patient until the clinician proposes something that differs. In a request for another
 * dose the patient agreed to the price only when it is what they pay now.
 */
export const automaticTpaAllowed = ({
  userProducts,
  doctorProducts,
  doseRequests,
}: RequestedPlan): boolean => {
  if (doseRequests && !consentCovers(doseRequests)) return false;
  const wanted = doseRequests ? wantedPlan(doseRequests) : userProducts;
  return doctorProducts === null || !compareProducts(wanted, doctorProducts).needsAcceptance;
};

/** The two collections that products belong to (S3.11), named like the specialties. */
export const specialtyProductCollections = {
  hair_loss_care: {
    id: 'hair_loss_care',
    internalName: 'hair_loss_care',
    name: 'Hair loss & care',
    description: 'Treatments that keep and regrow hair, and what cares for it.',
  },
  sexual_health: {
    id: 'sexual_health',
    internalName: 'sexual_health',
    name: 'Sexual health',
    description: 'Treatments for erections and premature ejaculation.',
  },
} as const;
