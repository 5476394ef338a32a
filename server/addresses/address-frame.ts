import { resolve } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import type { Settings } from '#config/settings.ts';
import { addressSearchPath } from '#config/third-parties.ts';
import type { Hosts } from '../hosts/hosts.ts';

const GOOGLE = 'https://maps.googleapis.com';
/** Origins that Google's script sends requests to; the script itself is loaded from the first. */
const GOOGLE_DATA = ['https://maps.googleapis.com', 'https://places.googleapis.com'];

const scriptUrl = (key: string): string =>
  `${GOOGLE}/maps/api/js?${new URLSearchParams({
    key,
    libraries: 'places',
    loading: 'async',
    callback: 'addressSearchReady',
    v: 'weekly',
    language: 'en',
    region: 'US',
  })}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const documentWith = (pageOrigin: string, key: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <title>Address suggestions</title>
  </head>
  <body data-page-origin="${escaped(pageOrigin)}" data-script-url="${escaped(scriptUrl(key))}">
    <script type="module" src="${addressSearchPath}.js"></script>
  </body>
</html>
`;

/**
 * The document in which Google's script completes delivery addresses. It is served by the marketing host only: a
 * different origin from the address forms, so that the script cannot read them. It is the only document whose policy
 * allows Google's origins. Without an API key it does not exist.
 */
export const addressFrame = (settings: Settings, hosts: Hosts): Router => {
  const router = express.Router();
  const key = settings.GOOGLE_PLACES_KEY;
  if (key === undefined) return router;
  const onStorefront: RequestHandler = (request, _response, next) =>
    next(hosts.rolesOf(request.headers.host).includes('marketing') ? undefined : 'route');
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${GOOGLE}`,
    `connect-src ${GOOGLE_DATA.join(' ')}`,
    `frame-ancestors ${settings.origins.app}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

  router.get(addressSearchPath, onStorefront, (_request, response) => {
    response.removeHeader('X-Frame-Options');
    response
      .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'public, max-age=300' })
      .type('html')
      .send(documentWith(settings.origins.app, key));
  });
  router.get(`${addressSearchPath}.js`, onStorefront, (_request, response) =>
    response.sendFile(resolve('server/addresses/browser/address-search.js'), { maxAge: 300_000 }),
  );
  return router;
};
