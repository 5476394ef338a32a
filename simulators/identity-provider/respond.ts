import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { Origins } from '#config/settings.ts';
import type { Failure } from '#kernel/result.ts';
import type { Html } from './pages/html.ts';
import { trustedHtml } from './pages/html.ts';
import { layout } from './pages/layout.ts';
import { SIGN_OUT_SCRIPT } from './pages/other-pages.ts';

const signOutHash = createHash('sha256').update(SIGN_OUT_SCRIPT).digest('base64');

/**
 * Allows only our stylesheet, fonts and scripts, and the one sign-out script in a page. Forms may lead to every storefront origin, because a
 * browser checks the whole chain of redirects after a form post.
 */
export const contentPolicy = (origins: Origins): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `script-src 'self' 'sha256-${signOutHash}'`,
    "connect-src 'self'",
    `form-action 'self' ${[...new Set(Object.values(origins))].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

export interface PageInput {
  readonly title: string;
  readonly body: Html;
  readonly home?: string;
  readonly script?: string;
}

/** Wraps a body into the provider's page. Never cached. */
export const pageMarkup = (origins: Origins, page: PageInput): string =>
  layout({
    title: page.title,
    body: page.body,
    home: page.home ?? `${origins.marketing}/`,
    legal: `${origins.marketing}/legal`,
    ...(page.script ? { script: trustedHtml(`<script>${page.script}</script>`) } : {}),
  });

/** The status of a form's page with this outcome. */
export const statusOf = (failure: Failure | null): number => {
  if (failure === null) return 200;
  return failure.code === 'TEMPORARILY_UNAVAILABLE' ? 429 : 422;
};

export const sendPage = (response: Response, origins: Origins, page: PageInput, status = 200): void => {
  response.status(status).set('cache-control', 'no-store').type('html').send(pageMarkup(origins, page));
};
