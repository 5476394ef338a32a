export { isDrugType } from './domain/drug-type.ts';
export { breadcrumbNode, StructuredData } from './ui/facts/structured-data.tsx';
export { NotOfferedYet } from './ui/not-offered/not-offered-yet.tsx';
export { NotSoldIn } from './ui/not-sold-in.tsx';
export { PlanPicker } from './ui/plan-picker.tsx';
export { PlanPrice } from './ui/plan-price.tsx';
export { basePlan, firstPrice, pricePerMonth } from './ui/plan-prices.ts';
export { ProductBadges } from './ui/product-badges.tsx';
export { SafetyNote } from './ui/safety-note.tsx';
