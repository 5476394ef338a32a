import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { createHosts } from '../hosts/hosts.ts';
import { securityHeaders } from '../security/headers.ts';
import { addressFrame } from './address-frame.ts';

const origins = { MARKETING_ORIGIN: 'https://shop.example', APP_ORIGIN: 'https://app.shop.example' };
const get = (path: string, host: string, env: Record<string, string>) => {
  const settings = readSettings({ APP_ENV: 'test', ...origins, ...env });
  const app = express()
    .use(securityHeaders(settings, { script: [], frame: [], connect: [] }))
    .use(
      addressFrame(settings, createHosts(settings)),
      (_request, response) => void response.status(404).end(),
    );
  return request(app).get(path).set('host', host);
};
const key = { GOOGLE_PLACES_KEY: 'a-key' };

it('without an API key the address search document does not exist', async () => {
  expect((await get('/address-search', 'shop.example', {})).status).toBe(404);
  expect((await get('/address-search.js', 'shop.example', {})).status).toBe(404);
});

it('S7.33: with a key, the document allows Google’s maps script and only the app host may frame it', async () => {
  const { status, headers, text } = await get('/address-search', 'shop.example', key);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' https://maps.googleapis.com; " +
      'connect-src https://maps.googleapis.com https://places.googleapis.com; ' +
      "frame-ancestors https://app.shop.example; base-uri 'none'; form-action 'none'",
  );
  expect(headers['x-frame-options']).toBeUndefined();
  expect(text).toContain('data-page-origin="https://app.shop.example"');
  expect(text).toContain('https://maps.googleapis.com/maps/api/js?key=a-key&amp;');
  const script = await get('/address-search.js', 'shop.example', key);
  expect([script.status, script.type]).toEqual([200, 'text/javascript']);
});

it('the host of the address forms does not serve the document, because the script could read the forms', async () => {
  expect((await get('/address-search', 'app.shop.example', key)).status).toBe(404);
});

it('no other page allows Google’s origins; every page may frame the document', async () => {
  for (const path of ['/checkout', '/']) {
    const { headers } = await get(path, 'app.shop.example', key);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('google');
    expect(policy).toContain("frame-src 'self' https://shop.example;");
  }
});
