// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type UpdateTreatmentRecommendationsQueryVariables = Readonly<Record<string, never>>;

export type UpdateTreatmentRecommendationsQuery = { readonly currentUser: { readonly id: string, readonly treatmentUpdate: { readonly answeredAt: string | null, readonly askADoctor: boolean, readonly worryingSideEffects: boolean, readonly plan: ReadonlyArray<{ readonly suggested: string | null, readonly stopEffect: Schema.ChangeEffect, readonly current: { readonly productId: number, readonly name: string, readonly drugType: string, readonly price: number, readonly needsPrescription: boolean, readonly everyDays: number, readonly nextBillingDate: string | null } }>, readonly suggestions: ReadonlyArray<{ readonly reason: string, readonly effect: Schema.ChangeEffect, readonly product: { readonly id: number, readonly drugType: string, readonly title: string, readonly displayedName: string, readonly price: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean, readonly isNew: boolean }, readonly replaces: ReadonlyArray<{ readonly productId: number, readonly name: string, readonly price: number, readonly needsPrescription: boolean, readonly everyDays: number }> }> } | null } | null };

export const UpdateTreatmentRecommendationsDocument = /* @__PURE__ */ typedDocument<UpdateTreatmentRecommendationsQuery, UpdateTreatmentRecommendationsQueryVariables>(
  'UpdateTreatmentRecommendations',
  'query UpdateTreatmentRecommendations{currentUser{id treatmentUpdate{answeredAt askADoctor worryingSideEffects plan{current{productId name drugType price needsPrescription everyDays nextBillingDate}suggested stopEffect}suggestions{product{id drugType title displayedName price supplyInDays supplyInformation needsPrescription isNew}reason replaces{productId name price needsPrescription everyDays}effect}}}}',
);
