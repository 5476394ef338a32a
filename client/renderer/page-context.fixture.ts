import { browserFlagValues } from '#config/flag-catalogue.ts';
import type { SharedPageContext, Site } from './page-context.ts';

export const testSite: Site = {
  environment: 'test',
  origins: { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' },
  host: 'app',
  outagesUrl: '/outages.json',
  thirdParties: null,
  auth: { loginRoute: '/enter', profileRoute: '/whoami', google: false },
};

const Page = () => null;

/** A page without data, viewed by a visitor. */
export const testPage = (changes: Partial<SharedPageContext>): SharedPageContext => ({
  Page,
  exports: {},
  urlPathname: '/',
  timeZone: null,
  site: testSite,
  input: { params: {}, search: {} },
  flags: browserFlagValues({}),
  data: undefined,
  user: null,
  ...changes,
});
