import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PostedForm } from '#client/data/page-data.ts';
import { LinkProvider } from '#client/layout/links.tsx';
import { PageContextProvider } from '#client/renderer/context.tsx';
import type { Site } from '#client/renderer/page-context.ts';
import { UserProvider } from '#client/session/user-context.tsx';
import { type BrowserFlagValues, browserFlagValues } from '#config/flag-catalogue.ts';

const origins = { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' };

/** A page of the app host as the server renders it, with the given query result; without React's text markers. */
export const renderPage = (
  Page: ComponentType,
  data: unknown,
  search: Record<string, string> = {},
  flags: Partial<BrowserFlagValues> = {},
  auth: Partial<Site['auth']> = {},
  params: Record<string, string> = {},
  posted?: PostedForm,
): string =>
  renderToString(
    <PageContextProvider
      value={{
        Page,
        exports: {},
        urlPathname: '/',
        site: {
          environment: 'test',
          origins,
          host: 'app',
          outagesUrl: '/outages.json',
          auth: { loginRoute: '/api/auth/login', profileRoute: '/api/auth/me', google: false, ...auth },
          thirdParties: null,
        },
        input: { params, search, ...(posted && { posted }) },
        flags: browserFlagValues(flags),
        data,
        user: null,
        timeZone: null,
      }}
    >
      <LinkProvider value={{ origins, current: 'app' }}>
        <UserProvider profileRoute="/api/auth/me" vouched={null}>
          <Page />
        </UserProvider>
      </LinkProvider>
    </PageContextProvider>,
  ).replaceAll('<!-- -->', '');
