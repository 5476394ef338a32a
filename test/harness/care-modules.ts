import { accountModule } from '#modules/account/module.ts';
import { callModule } from '#modules/call/module.ts';
import { type Formulary, formularyPort } from '#modules/catalogue/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { consultationModule } from '#modules/consultation/module.ts';
import { deskModule } from '#modules/desk/module.ts';
import { eligibilityModule } from '#modules/eligibility/module.ts';
import { mailModule } from '#modules/mail/module.ts';
import { messageModule } from '#modules/message/module.ts';
import { offerModule } from '#modules/offer/module.ts';
import { prescriptionModule } from '#modules/prescription/module.ts';
import { quizModule } from '#modules/quiz/module.ts';
import { textMessageModule } from '#modules/text-message/module.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { orderModules } from './order-modules.ts';

const visitsAndDecisions: readonly ModuleDefinition[] = [
  quizModule,
  eligibilityModule,
  prescriptionModule,
  callModule,
  messageModule,
  consultationModule,
  deskModule,
  offerModule,
];

/** What a visit needs; billing is a double. */
export const careModules: readonly ModuleDefinition[] = [
  mailModule,
  textMessageModule,
  accountModule,
  catalogueModule,
  ...visitsAndDecisions,
];

/** Orders and visits, both with their real modules. */
export const orderAndCareModules: readonly ModuleDefinition[] = [...orderModules, ...visitsAndDecisions];

/** Replaces the registration of drugs that one of the modules provides. */
export const withFormulary = (
  modules: readonly ModuleDefinition[],
  formulary: Formulary,
): readonly ModuleDefinition[] =>
  modules.map((module) => ({
    ...module,
    provides: (module.provides ?? []).map((provider) =>
      provider.portId === formularyPort.id ? provide(formularyPort, () => formulary) : provider,
    ),
  }));
