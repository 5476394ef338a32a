import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { LinkProvider } from '#client/layout/links.tsx';
import { PageContextProvider } from '#client/renderer/context.tsx';

const origins = { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' };

/** A page of the app host as the server sends it, with the given answer to its query; React's text markers left out. */
export const renderPage = (Page: ComponentType, data: unknown, search: Record<string, string> = {}): string =>
  renderToString(
    <PageContextProvider
      value={{
        Page,
        exports: {},
        urlPathname: '/',
        site: { environment: 'test', origins, host: 'app', outagesUrl: '/outages.json' },
        input: { params: {}, search },
        data,
      }}
    >
      <LinkProvider value={{ origins, current: 'app' }}>
        <Page />
      </LinkProvider>
    </PageContextProvider>,
  ).replaceAll('<!-- -->', '');
