export { type CatalogueService, cataloguePort } from './catalogue-port.ts';
export type { ServiceLine } from './domain/drug-type.ts';
export type { Plan, PlanIdentifier } from './domain/plan.ts';
export { planProducts } from './domain/plan.ts';
export type { DrugType, Product } from './domain/product.ts';
export { cadenceMonths } from './domain/product.ts';
export { productsByIds } from './graphql/product-loader.ts';
