export { type CatalogueService, cataloguePort, formularyPort } from './catalogue-port.ts';
export { dailyDoseOf } from './data/daily-doses.ts';
export { isDrugType } from './domain/drug-type.ts';
export type { Formulary, RegistrationPart, UnaskedQuestion } from './domain/offered.ts';
export type { Plan, PlanIdentifier } from './domain/plan.ts';
export { planProducts } from './domain/plan.ts';
export type { DrugType, Product, ServiceLine } from './domain/product.ts';
export { cadenceMonths } from './domain/product.ts';
export { productsByIds } from './graphql/product-loader.ts';
