import type { ModuleDefinition } from '#server/module.ts';
import { accountModule } from './account/module.ts';
import { analyticsModule } from './analytics/module.ts';
import { billingModule } from './billing/module.ts';
import { callModule } from './call/module.ts';
import { cartModule } from './cart/module.ts';
import { catalogueModule } from './catalogue/module.ts';
import { consultationModule } from './consultation/module.ts';
import { contentModule } from './content/module.ts';
import { deskModule } from './desk/module.ts';
import { eligibilityModule } from './eligibility/module.ts';
import { mailModule } from './mail/module.ts';
import { messageModule } from './message/module.ts';
import { offerModule } from './offer/module.ts';
import { operationsModule } from './operations/module.ts';
import { portalModule } from './portal/module.ts';
import { prescriptionModule } from './prescription/module.ts';
import { privacyModule } from './privacy/module.ts';
import { quizModule } from './quiz/module.ts';
import { referralModule } from './referral/module.ts';
import { renewalModule } from './renewal/module.ts';
import { reportingModule } from './reporting/module.ts';
import { requestModule } from './request/module.ts';
import { rightsModule } from './rights/module.ts';
import { searchModule } from './search/module.ts';
import { startModule } from './start/module.ts';
import { supportModule } from './support/module.ts';
import { textMessageModule } from './text-message/module.ts';

const listed = [
  accountModule,
  analyticsModule,
  billingModule,
  callModule,
  cartModule,
  catalogueModule,
  consultationModule,
  contentModule,
  deskModule,
  eligibilityModule,
  mailModule,
  textMessageModule,
  messageModule,
  prescriptionModule,
  portalModule,
  privacyModule,
  quizModule,
  renewalModule,
  reportingModule,
  rightsModule,
  startModule,
  supportModule,
  referralModule,
  requestModule,
  offerModule,
  operationsModule,
  searchModule,
] as const;

/** With the type of each, which tells what resolvers there are. */
export type ListedModules = typeof listed;

/** Every module of the product, listed by hand. `server/modules.ts` orders them by what they depend on. */
export const modules: readonly ModuleDefinition[] = listed;
