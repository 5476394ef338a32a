// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { CareProgressFragment } from '#modules/consultation/ui/care-progress.generated.ts';
import type { ClinicianShownFragment } from '#modules/prescription/ui/clinician-shown.generated.ts';
import type { TreatmentDetailsFragment } from '#modules/prescription/ui/treatment-details.generated.ts';
import type { TrendContentFragment } from '#modules/consultation/ui/check-in/trend-content.generated.ts';

export type TreatmentPlanPageQueryVariables = Readonly<Record<string, never>>;

export type TreatmentPlanPageQuery = { readonly currentUser: { readonly id: string, readonly care: (
      { readonly unreadMessages: number, readonly mayCancelVisit: boolean, readonly approvalNote: string | null, readonly approvalSignature: string | null, readonly treatments: ReadonlyArray<(
        { readonly stopText: string | null, readonly renewalDue: boolean, readonly product: { readonly drugFacts: string | null } | null, readonly holds: ReadonlyArray<{ readonly why: string, readonly liftedWhen: string }>, readonly continuity: { readonly title: string, readonly text: string, readonly decidedBy: string | null, readonly decidedAt: string | null } | null }
        & TreatmentDetailsFragment
      )>, readonly clinician: ClinicianShownFragment | null }
      & CareProgressFragment
    ), readonly trends: ReadonlyArray<TrendContentFragment>, readonly corrections: ReadonlyArray<{ readonly id: string, readonly reason: string, readonly changes: ReadonlyArray<{ readonly label: string, readonly before: string, readonly after: string }> }>, readonly activeSubscriptions: ReadonlyArray<{ readonly id: string, readonly nextBillingDate: string | null, readonly activeProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly displayedName: string, readonly instructions: string, readonly needsPrescription: boolean, readonly drugFacts: string | null }> }>, readonly visit: { readonly id: string, readonly consultationId: string, readonly refusal: { readonly reason: string, readonly alternatives: string, readonly at: string } | null } | null } | null };

export const TreatmentPlanPageDocument = /* @__PURE__ */ typedDocument<TreatmentPlanPageQuery, TreatmentPlanPageQueryVariables>(
  'TreatmentPlanPage',
  'query TreatmentPlanPage{currentUser{id care{...CareProgress unreadMessages mayCancelVisit treatments{...TreatmentDetails product{drugFacts}holds{why liftedWhen}stopText continuity{title text decidedBy decidedAt}renewalDue}clinician{...ClinicianShown}approvalNote approvalSignature}trends{...TrendContent}corrections{id changes{label before after}reason}activeSubscriptions{id nextBillingDate activeProducts{id drugType displayedName instructions needsPrescription drugFacts}}visit{id consultationId refusal{reason alternatives at}}}}fragment CareProgress on CareStatus{headline detail action{label href}timeline{label detail at state}}fragment ClinicianShown on Clinician{name qualification medicalSchool residency signatureName photoUrl license{state number}}fragment TreatmentDetails on Treatment{id drugType name howToTake startedAt expiresAt refillsRemaining label isActive isCanceled}fragment TrendContent on Trend{id title high low min max points{on value text}}',
);
