import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './app.tsx';
import { headOf } from './head.ts';
import type { SharedPageContext } from './page-context.ts';

export const clientRouting = true;
export const prefetchStaticAssets = 'hover';
export const hydrationCanBeAborted = true;

let root: Root | undefined;

interface RenderedContext extends SharedPageContext {
  readonly isHydration: boolean;
  readonly _pageId: string;
}

export const render = (pageContext: RenderedContext): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element.');
  const app = <App context={pageContext} />;
  if (pageContext.isHydration && container.hasChildNodes()) root = hydrateRoot(container, app);
  else {
    root ??= createRoot(container);
    root.render(app);
    document.title = headOf(pageContext.site, pageContext.urlPathname).title;
  }
  countPageView(pageContext);
};

/** Once per completed page, not for errors; fetched after the page so that it costs the first load nothing. */
const countPageView = ({ is404, urlPathname, _pageId }: RenderedContext): void => {
  if (is404 || _pageId.includes('_error')) return;
  void import('#modules/analytics/ui.ts')
    .then(({ recordPageView }) => recordPageView(urlPathname))
    .catch(() => {});
};
