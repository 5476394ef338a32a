// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type PlanSelectionQueryVariables = Readonly<Record<string, never>>;

export type PlanSelectionQuery = { readonly planSelection: { readonly offers: ReadonlyArray<{ readonly identifier: string, readonly option: number, readonly cadence: number, readonly productIds: ReadonlyArray<number> }>, readonly products: ReadonlyArray<{ readonly id: number, readonly price: number, readonly drugType: string, readonly title: string, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean, readonly discount: { readonly first: number, readonly second: number, readonly last: number } | null }> } };

export const PlanSelectionDocument = /* @__PURE__ */ typedDocument<PlanSelectionQuery, PlanSelectionQueryVariables>(
  'PlanSelection',
  'query PlanSelection{planSelection{offers{identifier option cadence productIds}products{id price discount{first second last}drugType title supplyInDays supplyInformation needsPrescription}}}',
);
