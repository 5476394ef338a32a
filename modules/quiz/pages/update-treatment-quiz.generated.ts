// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type UpdateTreatmentQuizQueryVariables = Readonly<Record<string, never>>;

export type UpdateTreatmentQuizQuery = { readonly currentUser: { readonly id: string, readonly treatmentUpdate: { readonly knownAnswers: string | null, readonly plan: ReadonlyArray<{ readonly current: { readonly productId: number } }> } | null } | null };

export const UpdateTreatmentQuizDocument = /* @__PURE__ */ typedDocument<UpdateTreatmentQuizQuery, UpdateTreatmentQuizQueryVariables>(
  'UpdateTreatmentQuiz',
  'query UpdateTreatmentQuiz{currentUser{id treatmentUpdate{knownAnswers plan{current{productId}}}}}',
);
