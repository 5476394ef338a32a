import { compileRoutes } from '#client/routing/route.ts';
import { accountRoutes } from './account/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { callRoutes } from './call/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { consultationRoutes } from './consultation/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { messageRoutes } from './message/routes.ts';
import { offerRoutes } from './offer/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { portalRoutes } from './portal/routes.ts';
import { prescriptionRoutes } from './prescription/routes.ts';
import { quizRoutes } from './quiz/routes.ts';
import { referralRoutes } from './referral/routes.ts';
import { renewalRoutes } from './renewal/routes.ts';
import { requestRoutes } from './request/routes.ts';
import { rightsRoutes } from './rights/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { startRoutes } from './start/routes.ts';
import { supportRoutes } from './support/routes.ts';

/** Every page of the product, module by module. Reached by browser and server alike. */
export const routeTable = compileRoutes([
  ...accountRoutes,
  ...billingRoutes,
  ...callRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...consultationRoutes,
  ...contentRoutes,
  ...deskRoutes,
  ...messageRoutes,
  ...portalRoutes,
  ...prescriptionRoutes,
  ...quizRoutes,
  ...renewalRoutes,
  ...rightsRoutes,
  ...startRoutes,
  ...supportRoutes,
  ...referralRoutes,
  ...requestRoutes,
  ...offerRoutes,
  ...mailRoutes,
  ...operationsRoutes,
  ...searchRoutes,
]);
