import { consultationModule } from '#modules/consultation/module.ts';
import { deskModule } from '#modules/desk/module.ts';
import { eligibilityModule } from '#modules/eligibility/module.ts';
import { messageModule } from '#modules/message/module.ts';
import { prescriptionModule } from '#modules/prescription/module.ts';
import type { ModuleDefinition } from '#server/module.ts';

/** The modules of clinical care, which work together in every visit. */
export const careModules: readonly ModuleDefinition[] = [
  eligibilityModule,
  prescriptionModule,
  messageModule,
  consultationModule,
  deskModule,
];
