import type { DrugType } from '#modules/catalogue/index.ts';
import { type VisitKind, visitRegistration } from '#modules/eligibility/index.ts';
import type { JourneyKind } from '../domain/states/index.ts';

/** The page on which the patient answers the questions of a visit: every link to them uses it. */
export const intakePathOf = ({
  kind,
  drugTypes,
  journeyKind,
}: {
  readonly kind: VisitKind;
  readonly drugTypes: readonly DrugType[];
  /** Left out for a visit that began with an order. */
  readonly journeyKind?: JourneyKind;
}): string =>
  journeyKind === 'request'
    ? '/request/consultation'
    : (visitRegistration(kind, drugTypes).intakePath ?? '/consultation/intake');
