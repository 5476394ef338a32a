import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { startErrorReporting } from '#client/errors/report-error.ts';
import { mergePageFlags } from '#client/flags/flag-state.ts';
import { pageShown } from '#client/startup/page-shown.ts';
import { readTimeZoneFrom } from '#kernel/reader-time-zone.ts';
import {
  needsFreshDocument,
  recordPageView,
  startAnalytics,
  trackThirdParties,
} from '#modules/analytics/ui.ts';
import { App } from './app.tsx';
import type { SharedPageContext } from './page-context.ts';

export const clientRouting = true;
export const prefetchStaticAssets = 'hover';
export const hydrationCanBeAborted = true;

startErrorReporting();

let root: Root | undefined;

interface RenderedContext extends SharedPageContext {
  readonly isHydration: boolean;
  /** Sent when the browser requests only a page's data; a document has its title in its head. */
  readonly title: string;
  readonly _pageId: string;
}

export const render = (pageContext: RenderedContext): void => {
  if (!pageContext.isHydration && needsFreshDocument(pageContext.urlPathname)) {
    window.location.reload();
    return;
  }
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element.');
  readTimeZoneFrom(() => pageContext.timeZone);
  const app = <App context={Object.assign(pageContext, { flags: mergePageFlags(pageContext.flags) })} />;
  if (pageContext.isHydration && container.hasChildNodes())
    // In slices, because the page can already be read: a tap or a scroll must not wait for hydration.
    startTransition(() => {
      root = hydrateRoot(container, app);
    });
  else {
    root ??= createRoot(container);
    root.render(app);
    document.title = pageContext.title;
  }
  countPageView(pageContext);
};

/** Called once per completed page, not for errors. */
const countPageView = ({ is404, urlPathname, site, _pageId }: RenderedContext): void => {
  startAnalytics();
  const counts = !is404 && !_pageId.includes('_error');
  pageShown(site, () => {
    if (!counts) return;
    recordPageView(urlPathname);
    trackThirdParties(site.thirdParties, urlPathname);
  });
};
