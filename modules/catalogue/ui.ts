export { isDrugType } from './domain/drug-type.ts';
export { PlanPicker } from './ui/plan-picker.tsx';
export { PlanPrice } from './ui/plan-price.tsx';
export { basePlan } from './ui/plan-prices.ts';
export { ProductBadges } from './ui/product-badges.tsx';
export { SafetyNote } from './ui/safety-note.tsx';
