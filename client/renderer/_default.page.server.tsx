import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { documentParts } from './document.tsx';
import type { ServerPageContext } from './page-context.ts';

export const passToClient = [
  'data',
  'input',
  'flags',
  'user',
  'timeZone',
  'site',
  'title',
  'is404',
  'signIn',
  'reference',
  'isBroken',
];

/** Runs the page's query, if it declares one. The error page has no query and shows the request id. */
export const onBeforeRender = async (pageContext: ServerPageContext) => {
  const { _pageId = '', requestId } = pageContext;
  if (_pageId.includes('_error')) return { pageContext: { data: undefined, reference: requestId } };
  const declared = pageContext.exports.data;
  const variables = declared?.variables(pageContext.input);
  const data = declared && variables ? await pageContext.runQuery(declared.document, variables) : undefined;
  return { pageContext: { data } };
};

/** For the page template (server/page-renderer), which renders later documents without vite-plugin-ssr. */
export { documentParts };

export const render = (pageContext: ServerPageContext) => {
  const { head, root } = documentParts(pageContext);
  return escapeInject`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${dangerouslySkipEscape(head)}
  </head>
  <body>
    ${dangerouslySkipEscape(root)}
  </body>
</html>`;
};
