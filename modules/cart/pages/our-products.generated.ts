// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type OurProductsQueryVariables = { condition: string };

export type OurProductsQuery = { readonly comparison: { readonly title: string, readonly worksTitle: string, readonly treatments: ReadonlyArray<{ readonly name: string, readonly page: string, readonly use: string, readonly works: string, readonly status: string, readonly risk: string, readonly lowestMonthlyPrice: number | null }> } | null, readonly catalogue: ReadonlyArray<{ readonly drugType: string, readonly title: string | null, readonly description: string | null, readonly serviceLine: string | null, readonly specialty: string | null, readonly isNew: boolean, readonly drugDescriptionResultsPage: string | null, readonly offered: boolean, readonly drugFacts: string | null, readonly page: string | null }>, readonly products: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly serviceLine: string, readonly drugClass: string, readonly displayedName: string, readonly price: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean, readonly drugFacts: string | null, readonly dose: { readonly mg: number, readonly timesAMonth: number, readonly daily: boolean, readonly usualStart: boolean } | null, readonly discount: { readonly charged: string, readonly afterwards: string, readonly first: number } | null, readonly unavailableStates: ReadonlyArray<{ readonly name: string }> }> };

export const OurProductsDocument = /* @__PURE__ */ typedDocument<OurProductsQuery, OurProductsQueryVariables>(
  'OurProducts',
  'query OurProducts($condition:String!){comparison(condition:$condition){title worksTitle treatments{name page use works status risk lowestMonthlyPrice}}catalogue{drugType title description serviceLine specialty isNew drugDescriptionResultsPage offered drugFacts page}products(userSelectable:true){id drugType serviceLine drugClass displayedName price supplyInDays supplyInformation dose{mg timesAMonth daily usualStart}needsPrescription drugFacts discount{charged afterwards first}unavailableStates{name}}}',
);
