import express from 'express';
import { GraphQLError } from 'graphql';
import knex from 'knex';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPage } from '#client/renderer/page-context.fixture.ts';
import { compileRoutes } from '#client/routing/route.ts';
import { browserFlagValues } from '#config/flag-catalogue.ts';
import { readSettings } from '#config/settings.ts';
import { requestContext } from '#test/harness/api.ts';
import { testScope } from '#test/harness/scope.ts';
import type { Executor } from '../graphql/executor.ts';
import { buildSchema } from '../graphql/schema.ts';
import { createPageRenderer } from './create-page-renderer.ts';
import type { RenderedPage } from './page-template.ts';
import type { RenderByPlugin } from './render-by-plugin.ts';
import { PageFailure } from './run-page-query.ts';

const routes = compileRoutes([{ path: '/box', page: '/box', title: 'Box', access: 'public', host: 'app' }]);

const pool = knex({ client: 'pg' });
afterAll(() => pool.destroy());
const { scope } = testScope({ knex: pool, url: 'postgres://localhost/none' });
const context = requestContext(scope, { requestId: 'request-1' });

/** The results of the page's query and components, and how often the plugin was called. */
const page = {
  answer: async (): Promise<{ data?: unknown; errors?: readonly GraphQLError[] }> => ({ data: { n: 1 } }),
  draw: (data: unknown): string => `<div id="root">${JSON.stringify(data)}</div>`,
  document: (text: string): string => text,
  errorPageBreaks: false,
  byPlugin: 0,
};
const started = { ...page };
const written: string[] = [];
const counted: string[] = [];
beforeEach(() => {
  Object.assign(page, started);
  written.length = 0;
  counted.length = 0;
});

const executor: Executor = {
  schema: buildSchema([]),
  prepare: () => {
    throw new Error('Not asked for.');
  },
  run: async () => {
    const { data, errors } = await page.answer();
    return { data: { box: data }, ...(errors && { errors }) };
  },
};

const exports: RenderedPage['exports'] = {
  documentParts: ({ data }) => ({ head: '<title>Box</title>', root: page.draw(data) }),
  onBeforeRender: async ({ runQuery }) => ({
    pageContext: { data: await runQuery({ name: 'Box', source: '{ box }' }, {}) },
  }),
};

/** Renders as vite-plugin-ssr does: a whole page, or the page for errors and what the page threw. */
const plugin: RenderByPlugin = async (asked, runQuery) => {
  page.byPlugin += 1;
  const headers = [['Content-Type', 'text/html']] as const;
  const errorPage = (status: number) => ({ status, headers, body: `error page ${status}` });
  if (asked.isBroken && page.errorPageBreaks)
    return { answer: null, error: new Error('Not even this.'), page: null };
  if (!asked.match) return { answer: errorPage(404), error: null, page: null };
  try {
    const context: RenderedPage = {
      ...testPage({ urlPathname: asked.path }),
      input: { params: {}, search: {} },
      flags: asked.flags,
      nonce: null,
      runQuery,
      exports,
    };
    const data = (await exports.onBeforeRender?.(context))?.pageContext.data;
    const json = JSON.stringify({
      data,
      input: context.input,
      flags: context.flags,
      user: null,
      timeZone: null,
      site: '/x',
    });
    const body = page.document(
      `<title>Box</title>${page.draw(data)}<script id="vite-plugin-ssr_pageContext" type="application/json">${json}</script>`,
    );
    return { answer: { status: 200, headers, body }, error: null, page: { ...context, data } };
  } catch (error) {
    const status = error instanceof PageFailure ? error.status : 500;
    return { answer: errorPage(status), error, page: null };
  }
};

const server = () => {
  const render = createPageRenderer(
    {
      settings: readSettings({ APP_ENV: 'test' }),
      executor,
      log: pino({}, { write: (line: string) => void written.push(line) }),
      contextFor: async () => context,
      countFailure: (name, reason) => void counted.push(`${name} ${reason}`),
    },
    plugin,
  );
  const app = express().get(/.*/, async (asked, response) => {
    asked.id = 'request-1';
    const answer = await render({
      request: asked,
      flags: browserFlagValues({}),
      host: 'app',
      path: asked.path,
      dataOnly: false,
      match: routes.match(asked.path),
      user: null,
      timeZone: null,
    });
    response.status(answer?.status ?? 599).send(answer?.body ?? 'nothing');
  });
  return async (path = '/box') => {
    const { status, text } = await request(app).get(path);
    return [status, text];
  };
};
const logged = () => written.map((line): Record<string, unknown> => JSON.parse(line));

describe('a page', () => {
  it('has the same document the first time, from vite-plugin-ssr, and later, from its template', async () => {
    const get = server();
    const first = await get();
    expect(first[0]).toBe(200);
    expect(await get()).toEqual(first);
    expect(page.byPlugin).toBe(1);
    expect([written, counted]).toEqual([[], []]);
  });
});

const failing =
  (...codes: string[]) =>
  async () => ({
    errors: codes.map((code) => new GraphQLError('no', { extensions: { code } })),
  });

describe.each(['the first time', 'from its template'])('a page that fails %s', (when) => {
  const prepared = async () => {
    const get = server();
    if (when === 'from its template') await get();
    return get;
  };

  it.each(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'])(
    'because of %s is the 404 page and not counted as a failure',
    async (code) => {
      const get = await prepared();
      page.answer = failing(code);
      expect(await get()).toEqual([404, 'error page 404']);
      expect([written, counted]).toEqual([[], []]);
    },
  );

  it.each([[['INTERNAL']], [['NOT_FOUND', 'INTERNAL']], [['UNAUTHENTICATED']]])(
    'because of %j is the error page: 500, logged and counted',
    async (codes) => {
      const get = await prepared();
      page.answer = failing(...codes);
      expect((await get())[0]).toBe(500);
      expect(logged()).toMatchObject([
        { level: 50, msg: "a page's query failed", requestId: 'request-1', page: '/box' },
      ]);
      expect(counted).toEqual(['/box query']);
    },
  );

  it.each([
    [['TEMPORARILY_UNAVAILABLE'], 503],
    [['NOT_FOUND', 'TEMPORARILY_UNAVAILABLE'], 503],
    [['TEMPORARILY_UNAVAILABLE', 'INTERNAL'], 500],
  ])('because of %j is the error page: %i', async (codes, status) => {
    const get = await prepared();
    page.answer = failing(...codes);
    expect((await get())[0]).toBe(status);
    expect(counted).toEqual(['/box query']);
  });

  it('because a component throws is the error page: 500, logged and counted', async () => {
    const get = await prepared();
    page.draw = () => {
      throw new TypeError('x is undefined');
    };
    expect((await get())[0]).toBe(500);
    expect(logged()).toMatchObject([
      { level: 50, msg: 'a page could not be rendered', requestId: 'request-1', page: '/box' },
    ]);
    expect(written.join('')).toContain('x is undefined');
    expect(counted).toEqual(['/box render']);
    Object.assign(page, started);
    expect((await get())[0]).toBe(200);
  });
});

it('has no response when the error page fails too, and both are logged', async () => {
  const get = server();
  await get();
  page.draw = () => {
    throw new TypeError('x is undefined');
  };
  page.errorPageBreaks = true;
  expect(await get()).toEqual([599, 'nothing']);
  expect(counted).toEqual(['/box render', '/box error_page']);
  expect(written.join('')).toContain('Not even this.');
});

it('whose document no template reproduces is served unchanged, logged once and counted each time', async () => {
  page.document = (text) => `${text}${Math.random()}`.replace('<title>', '<title lang="en">');
  const get = server();
  expect((await get())[0]).toBe(200);
  expect((await get())[0]).toBe(200);
  expect(counted).toEqual(['/box template', '/box template']);
  expect(logged()).toMatchObject([{ msg: expect.stringContaining('has no template'), page: '/box' }]);
});

it('at an unknown address is the 404 page', async () => {
  expect(await server()('/nowhere')).toEqual([404, 'error page 404']);
  expect(counted).toEqual([]);
});
