// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CareStepState =
  | 'DONE'
  | 'CURRENT'
  | 'UPCOMING';

export type TreatmentPlanPageQueryVariables = Readonly<Record<string, never>>;

export type TreatmentPlanPageQuery = { readonly currentUser: { readonly id: string, readonly care: { readonly headline: string, readonly detail: string, readonly unreadMessages: number, readonly action: { readonly label: string, readonly href: string } | null, readonly timeline: ReadonlyArray<{ readonly label: string, readonly detail: string, readonly at: string | null, readonly state: CareStepState }>, readonly treatments: ReadonlyArray<{ readonly id: string, readonly drugType: string, readonly name: string, readonly howToTake: string, readonly startedAt: string | null, readonly expiresAt: string | null, readonly refillsRemaining: number, readonly label: string, readonly isActive: boolean, readonly renewalDue: boolean, readonly product: { readonly drugFacts: string | null } | null }>, readonly clinician: { readonly name: string, readonly qualification: string, readonly medicalSchool: string | null, readonly residency: string | null } | null }, readonly activeSubscriptions: ReadonlyArray<{ readonly id: string, readonly nextBillingDate: string | null, readonly activeProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly displayedName: string, readonly instructions: string, readonly needsPrescription: boolean, readonly drugFacts: string | null }> }>, readonly visit: { readonly id: string, readonly refusal: { readonly reason: string, readonly alternatives: string, readonly at: string } | null } | null } | null };

export const TreatmentPlanPageDocument = typedDocument<TreatmentPlanPageQuery, TreatmentPlanPageQueryVariables>(
  'TreatmentPlanPage',
  'query TreatmentPlanPage{currentUser{id care{headline detail action{label href}unreadMessages timeline{label detail at state}treatments{id drugType product{drugFacts}name howToTake startedAt expiresAt refillsRemaining label isActive renewalDue}clinician{name qualification medicalSchool residency}}activeSubscriptions{id nextBillingDate activeProducts{id drugType displayedName instructions needsPrescription drugFacts}}visit{id refusal{reason alternatives at}}}}',
);
