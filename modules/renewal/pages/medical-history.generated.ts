// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RenewalMedicalHistoryPageQueryVariables = Readonly<Record<string, never>>;

export type RenewalMedicalHistoryPageQuery = { readonly currentUser: { readonly id: string, readonly renewal: { readonly status: string, readonly title: string, readonly detail: string, readonly refills: string, readonly submittedAt: string | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly drugType: string }> } } | null, readonly renewalIntake: { readonly responseId: string, readonly revision: number, readonly config: string, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string } | null };

export const RenewalMedicalHistoryPageDocument = typedDocument<RenewalMedicalHistoryPageQuery, RenewalMedicalHistoryPageQueryVariables>(
  'RenewalMedicalHistoryPage',
  'query RenewalMedicalHistoryPage{currentUser{id renewal{status title detail refills submittedAt treatments{name drugType}}}renewalIntake{responseId revision config answers retiredQuestionIds savedAt}}',
);
