import { brand } from '#config/brand.ts';
import { type Html, html } from './html.ts';

/** Address of the pages' own stylesheet and fonts, below the issuer's path. */
const ASSETS = '/oidc/assets';

/** The logo of client/layout/mark.tsx. */
const mark = html`<svg class="mark" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path d="M16 30c-3.7-7.6-3.7-18.3 0-28 3.7 9.7 3.7 20.4 0 28z"/><path d="M13.9 29.6C6.6 26.4 2.9 18.8 3.6 9.8c6.5 4 10.1 11 10.3 19.8z" opacity=".72"/><path d="M18.1 29.6c7.3-3.2 11-10.8 10.3-19.8-6.5 4-10.1 11-10.3 19.8z" opacity=".72"/></svg>`;

interface Shell {
  readonly title: string;
  /** Address of the storefront the visitor came from. */
  readonly home: string;
  readonly legal: string;
  readonly body: Html;
  readonly script?: Html;
}

/** A whole page: the form on the left, a short text about the account on the right (below 948 px, only the form). */
export const layout = ({ title, home, legal, body, script }: Shell): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
<link rel="stylesheet" href="${ASSETS}/identity.css">
<link rel="preload" href="${ASSETS}/newsreader.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${ASSETS}/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="data:,">
</head>
<body>
<div class="page">
<div class="column">
<header class="top"><a class="brand" href="${home}">${mark}<span>${brand.name}</span></a></header>
<main>${body}</main>
<footer class="foot"><a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a><a href="${legal}">Terms and privacy</a></footer>
</div>
<aside class="aside">
<div class="aside-inner">
<h2>Your care, in one private place.</h2>
<ul>
<li><strong>Your plan and your dates.</strong> What you take, what is next, and what it costs before you pay.</li>
<li><strong>Your provider.</strong> A licensed clinician answers your messages ${brand.replyTime}.</li>
<li><strong>Your say.</strong> Change, pause or cancel a subscription yourself, any day.</li>
</ul>
</div>
</aside>
</div>
${script ?? null}
</body>
</html>`.markup;
