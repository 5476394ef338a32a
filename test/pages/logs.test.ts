import { afterAll, beforeAll, expect, it } from 'vitest';
import { isHealthPage } from '#config/health-pages.ts';
import { createLog } from '#server/log.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
const written: string[] = [];
const log = createLog('debug', { write: (line: string) => void written.push(line) });

beforeAll(async () => {
  product = await startProduct(log);
  written.length = 0;
});
afterAll(() => product?.stop());

const api = (origin: string, query: string, variables: object) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });

/** The words of a text with a space before and after each; ids in web addresses are one word. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\d_-]+/u)
    .join(' ')} `;

it('logs contain no health data, names, email addresses or query strings of health pages', async () => {
  const { marketing, app } = product.origins;
  const visitor = new TestBrowser();
  const queries = '?where=crown&dandruff=1&email=otto%40example.com&name=Otto&q=chest%20otto';
  for (const path of [
    '/quiz',
    '/quiz/results',
    '/hair-loss',
    '/condition/ed',
    '/drug-facts/sertraline',
    '/no-such-page',
    '/search',
  ])
    await visitor.open(`${path.startsWith('/quiz') ? marketing : app}${path}${queries}`);
  const patient = await product.signedIn(app, 'patient@example.com');
  for (const path of ['/dashboard', '/messages', '/consultation/intake', '/treatment-plan', '/account'])
    await patient.open(`${app}${path}${queries}`);
  await visitor.open(`${app}/messages${queries}`, { follow: false });
  await api(
    marketing,
    'mutation ($e: AnalyticsEventInput!) { createAnalyticsEvent(analyticsEvent: $e) { event } }',
    {
      e: { event: 'I have chest pain', email: 'otto@example.com', payload: '{"firstName":"Otto"}' },
    },
  );
  await api(marketing, 'query Q { otto_chest_pain }', { email: 'otto@example.com' });
  await fetch(`${marketing}/api/errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Error',
      message: 'broken for otto@example.com',
      path: '/quiz/results?where=crown',
    }),
  });
  await fetch(`${marketing}/graphql?query=${encodeURIComponent('{ otto_chest_pain }')}`);
  await product.signedIn(app, 'clinician@example.com').catch(() => null);
  await api(marketing, '{ deskQueue { __typename } }', {});
  await new Promise((resolve) => setTimeout(resolve, 200));

  const lines = written.map((line) => line.trim());
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(12);
  expect(written.join('')).toContain('an error in a browser');
  for (const event of ['signed in', 'a sign-in was refused', 'access was refused'])
    expect(written.join('')).toContain(`"msg":"${event}"`);
  const people = await product.knex('person').select('email', 'first_name', 'last_name');
  const personal = people.flatMap(({ email, first_name, last_name }) => [email, first_name, last_name]);
  const forbidden = ['?', 'where=', 'crown', 'dandruff', 'chest', 'otto', '@', '%40'];
  for (const text of forbidden)
    expect(
      lines.filter((line) => line.toLowerCase().includes(text.toLowerCase())),
      `nothing says “${text}”`,
    ).toEqual([]);
  // As words of their own: a short name is part of a random id now and then.
  const names = personal.filter((text): text is string => typeof text === 'string' && text.length > 2);
  for (const name of new Set(names))
    expect(
      lines.filter((line) => wordsOf(line).includes(wordsOf(name))),
      `nothing says “${name}”`,
    ).toEqual([]);
});

it.each(['marketing', 'app'] as const)(
  'the search on the host %s tells nobody what was typed, and no cache keeps it',
  async (host) => {
    const origin = product.origins[host];
    written.length = 0;
    const { status, headers, body } = await new TestBrowser().open(`${origin}/search?q=minoxidl+foam`);
    expect(status).toBe(200);
    expect(body).toMatch(/<a href="[^"]*\/our-products\/minoxidil-foam">/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    const [head = ''] = body.split('</head>');
    expect(head).not.toContain('minoxidl');
    expect(head).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(head).toContain(`<link rel="canonical" href="${origin}/search">`);
    expect((await new TestBrowser().open(`${origin}/sitemap.xml`)).body).not.toContain('/search');
    expect(written.join('')).not.toContain('minoxidl');
    expect(isHealthPage('/search')).toBe(true);
  },
);
