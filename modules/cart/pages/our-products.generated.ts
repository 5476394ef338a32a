// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type OurProductsQueryVariables = Readonly<Record<string, never>>;

export type OurProductsQuery = { readonly catalogue: ReadonlyArray<{ readonly drugType: string, readonly title: string | null, readonly description: string | null, readonly specialty: string | null, readonly isNew: boolean, readonly drugDescriptionResultsPage: string | null, readonly offered: boolean, readonly drugFacts: string | null }>, readonly products: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly serviceLine: string, readonly displayedName: string, readonly price: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean, readonly drugFacts: string | null, readonly discount: { readonly charged: string, readonly afterwards: string, readonly first: number } | null, readonly unavailableStates: ReadonlyArray<{ readonly name: string }> }> };

export const OurProductsDocument = /* @__PURE__ */ typedDocument<OurProductsQuery, OurProductsQueryVariables>(
  'OurProducts',
  'query OurProducts{catalogue{drugType title description specialty isNew drugDescriptionResultsPage offered drugFacts}products(userSelectable:true){id drugType serviceLine displayedName price supplyInDays supplyInformation needsPrescription drugFacts discount{charged afterwards first}unavailableStates{name}}}',
);
