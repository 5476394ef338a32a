import type { DrugType } from '#modules/catalogue/index.ts';
import {
  SH_INTAKE,
  SH_TREATMENT_CHANGE,
  type VisitKind,
  visitRegistration,
} from '#modules/eligibility/index.ts';
import type { JourneyKind } from '../domain/states/index.ts';

/** The pages of questionnaires that have their own. */
const pages: Readonly<Partial<Record<string, string>>> = {
  [SH_INTAKE]: '/consultation/sh-intake',
  [SH_TREATMENT_CHANGE]: '/consultation/sh-intake',
};

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
    : (pages[visitRegistration(kind, drugTypes).questionnaire.name] ?? '/consultation/intake');
