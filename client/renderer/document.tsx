import { renderToString } from 'react-dom/server';
import { themeColor } from '#config/brand.ts';
import { App } from './app.tsx';
import { headOf } from './head.ts';
import type { ServerPageContext } from './page-context.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The parts of a page's document that differ from request to request, as HTML; the rest belongs to the page alone. */
export interface DocumentParts {
  readonly head: string;
  readonly root: string;
}

export const documentParts = (pageContext: ServerPageContext): DocumentParts => {
  const head = headOf(pageContext.site, pageContext.urlPathname);
  const page = renderToString(<App context={pageContext} />);
  return {
    head: `<title>${escapeHtml(head.title)}</title>
    <meta name="description" content="${escapeHtml(head.description)}">
    <meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex, nofollow'}">
    <link rel="canonical" href="${escapeHtml(head.canonical)}">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <meta name="theme-color" content="${themeColor}">`,
    root: `<div id="root">${page}</div>`,
  };
};
