import type { DrugType } from '#modules/catalogue/index.ts';
import { ssris } from '#modules/eligibility/index.ts';

/** A drug that must not be stopped abruptly (docs/clinical/premature-ejaculation.md#SSRI-NOGAP). */
export const mustNotLapse = (drugType: DrugType): boolean => ssris.includes(drugType);
