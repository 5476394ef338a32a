import { renderToString } from 'react-dom/server';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialSectionOf } from '#client/pictures/social-sections.ts';
import { brand, themeColor } from '#config/brand.ts';
import { imageAddress } from '#config/images.ts';
import { readTimeZoneFrom } from '#kernel/reader-time-zone.ts';
import { App } from './app.tsx';
import { type Head, headOf } from './head.ts';
import type { ServerPageContext, Site } from './page-context.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const tag = (key: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`;

/** Title, description and picture that other sites show with a link to the page (S2.7). */
const sharing = (site: Site, path: string, { title, description, canonical }: Head): readonly string[] => {
  const { name } = socialSectionOf(path);
  const image = `${site.origins[site.host]}${imageAddress(`/images/social/${name}.webp`, SOCIAL_WIDTH)}`;
  return [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', brand.name),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', canonical),
    tag('property', 'og:image', image),
    tag('property', 'og:image:width', SOCIAL_WIDTH),
    tag('property', 'og:image:height', SOCIAL_HEIGHT),
    tag('property', 'og:image:alt', `${brand.name}: ${title}`),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    tag('name', 'twitter:image', image),
  ];
};

/** The parts of a page's document that differ between requests, as HTML; the rest is constant for a page. */
export interface DocumentParts {
  readonly head: string;
  readonly root: string;
}

/** Rendering is synchronous, so nothing else is written in this time zone meanwhile. */
const drawn = (pageContext: ServerPageContext): string => {
  const before = readTimeZoneFrom(() => pageContext.timeZone);
  try {
    return renderToString(<App context={pageContext} />);
  } finally {
    readTimeZoneFrom(before);
  }
};

export const documentParts = (pageContext: ServerPageContext): DocumentParts => {
  const head = headOf(pageContext.site, pageContext.urlPathname);
  const page = drawn(pageContext);
  return {
    head: `<title>${escapeHtml(head.title)}</title>
    <meta name="description" content="${escapeHtml(head.description)}">
    <meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex, nofollow'}">
    <link rel="canonical" href="${escapeHtml(head.canonical)}">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="${escapeHtml(imageAddress('/favicon.svg', 256))}">
    <meta name="theme-color" content="${themeColor}">
    ${sharing(pageContext.site, pageContext.urlPathname, head).join('\n    ')}`,
    root: `<div id="root">${page}</div>`,
  };
};
