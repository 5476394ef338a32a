import { renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { themeColor } from '#config/brand.ts';
import { App } from './app.tsx';
import { headOf } from './head.ts';
import type { ServerPageContext } from './page-context.ts';

export const passToClient = ['data', 'input', 'site', 'is404'];

/** Asks the page's own query, if it declares one. */
export const onBeforeRender = async (pageContext: ServerPageContext) => {
  const declared = pageContext.exports.data;
  const data = declared
    ? await pageContext.runQuery(declared.document, declared.variables(pageContext.input))
    : undefined;
  return { pageContext: { data } };
};

export const render = (pageContext: ServerPageContext) => {
  const head = headOf(pageContext.site, pageContext.urlPathname);
  const page = renderToString(<App context={pageContext} />);
  return escapeInject`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${head.title}</title>
    <meta name="description" content="${head.description}">
    <meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex, nofollow'}">
    <link rel="canonical" href="${head.canonical}">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <meta name="theme-color" content="${themeColor}">
  </head>
  <body>
    <div id="root">${dangerouslySkipEscape(page)}</div>
  </body>
</html>`;
};
