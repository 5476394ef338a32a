import type { ModuleDefinition } from '#server/module.ts';
import { demoModule } from '#simulators/demo/module.ts';
import { accountModule } from './account/module.ts';
import { analyticsModule } from './analytics/module.ts';
import { billingModule } from './billing/module.ts';
import { cartModule } from './cart/module.ts';
import { catalogueModule } from './catalogue/module.ts';
import { consultationModule } from './consultation/module.ts';
import { contentModule } from './content/module.ts';
import { portalModule } from './portal/module.ts';
import { privacyModule } from './privacy/module.ts';
import { quizModule } from './quiz/module.ts';
import { renewalModule } from './renewal/module.ts';
import { reportingModule } from './reporting/module.ts';
import { startModule } from './start/module.ts';

/** Every module of the product, listed by hand. `server/modules.ts` orders them by what they depend on. */
export const modules: readonly ModuleDefinition[] = [
  accountModule,
  analyticsModule,
  billingModule,
  cartModule,
  catalogueModule,
  consultationModule,
  contentModule,
  demoModule,
  portalModule,
  privacyModule,
  quizModule,
  renewalModule,
  reportingModule,
  startModule,
];
