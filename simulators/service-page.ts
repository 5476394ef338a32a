import { brand } from '#config/brand.ts';
import { type Html, html, trustedHtml } from './identity-provider/pages/html.ts';

const STYLE = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
nav a{margin-right:1rem}ul{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid GrayText}li>*{margin:.1rem 0;overflow-wrap:anywhere}
small{color:GrayText}button,input{font:inherit;padding:.4rem .6rem}form{display:inline-block}input{max-width:100%;box-sizing:border-box}`;

/** Pages that bring their own styles and nothing else. `images`: with pictures of their own host. */
export const servicePolicy = (images: 'images' | 'none' = 'none'): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${images === 'images' ? "'self'" : "'none'"}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

/** Pages of the simulated services that every demo has, on the patients' host. */
const pages = [
  ['/inbox', 'Email'],
  ['/texts', 'Texts'],
  ['/pager', 'Pages'],
  ['/object-store', 'Photos'],
  ['/flag-service', 'Flags'],
] as const;

/** A page on which a person sees what a simulated service got. */
export const servicePage = ({
  title,
  about,
  content,
}: {
  readonly title: string;
  readonly about: Html;
  readonly content: Html;
}): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | ${brand.name}</title><style>${trustedHtml(STYLE)}</style></head>
<body>
<nav aria-label="Simulated services">${pages.map(([path, name]) => html`<a href="${path}">${name}</a> `)}</nav>
<h1>${title}</h1>
<p>${about}</p>
${content}
</body>
</html>`.markup;
