import type { Product } from '#modules/catalogue/index.ts';
import type { UseMode } from '../../domain/dosing/regimens.ts';
import { productDose } from './product-dose.ts';

/** Hours between the last dose taken one way and the first taken the other way. */
const GAP_HOURS = 48;

type Pack = Pick<Product, 'id' | 'drugType' | 'supplyInDays' | 'title'>;

const ways: Readonly<Record<UseMode, { readonly taken: string; readonly tablet: string }>> = {
  as_needed: { taken: 'as needed', tablet: 'tablet taken as needed' },
  daily: { taken: 'every day', tablet: 'daily tablet' },
};

/**
 * Advice for a patient who changes from as needed to every day, or the reverse; null when the mode stays, or the drugs
 * differ (docs/clinical/check-ins-and-dose-changes.md#STEPS-TADALAFIL-DAILY).
 */
export const changeOfMode = (before: Pack, next: Pack): string | null => {
  const [from, to] = [productDose(before)?.mode, productDose(next)?.mode];
  if (before.drugType !== next.drugType || !from || !to || from === to) return null;
  return `You change from ${before.title.toLowerCase()} ${ways[from].taken} to ${next.title.toLowerCase()} ${ways[to].taken}. Leave ${GAP_HOURS} hours between the last ${ways[from].tablet} and the first ${ways[to].tablet}, and never take both.`;
};
