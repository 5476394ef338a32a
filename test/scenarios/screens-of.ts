import * as refills from '#modules/billing/pages/auto-refill-preferences.page.tsx';
import * as orders from '#modules/billing/pages/order-history.page.tsx';
import * as treatment from '#modules/consultation/pages/treatment-plan.page.tsx';
import * as account from '#modules/portal/pages/account.page.tsx';
import * as dashboard from '#modules/portal/pages/dashboard.page.tsx';
import * as thankYou from '#modules/portal/pages/thankyou.page.tsx';
import type { PageFile } from './page-text.ts';
import type { ScreenPath } from './screens.ts';

/** What each page that says what a patient has says to them. */
export const screensOf = async (
  reads: (page: PageFile) => Promise<string>,
): Promise<Readonly<Record<ScreenPath, string>>> => ({
  '/dashboard': await reads(dashboard),
  '/auto-refill/preferences': await reads(refills),
  '/order-history': await reads(orders),
  '/treatment-plan': await reads(treatment),
  '/account': await reads(account),
  '/thankyou': await reads(thankYou),
});
