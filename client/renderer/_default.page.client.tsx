import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './app.tsx';
import { headOf } from './head.ts';
import type { SharedPageContext } from './page-context.ts';

export const clientRouting = true;
export const prefetchStaticAssets = 'hover';
export const hydrationCanBeAborted = true;

let root: Root | undefined;

export const render = (pageContext: SharedPageContext & { isHydration: boolean }): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element.');
  const app = <App context={pageContext} />;
  if (pageContext.isHydration && container.hasChildNodes()) root = hydrateRoot(container, app);
  else {
    root ??= createRoot(container);
    root.render(app);
    document.title = headOf(pageContext.site, pageContext.urlPathname).title;
  }
};
