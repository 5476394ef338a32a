import {
  hairLossBasics,
  oosMedicalHistory,
  refillOutOfState,
  shRouting,
  skinInterest,
  startBasics,
} from '#modules/eligibility/index.ts';
import type { FlowConfigs } from '../domain/flows.ts';

/** The questions of each flow, as data. */
export const flowConfigs: FlowConfigs = {
  'start-basics': startBasics,
  'hair-loss-basics': hairLossBasics,
  'sh-condition-routing': shRouting,
  'refill-out-of-state': refillOutOfState,
  'oos-medical-history': oosMedicalHistory,
  'skin-interest': skinInterest,
};
