import express from 'express';
import request from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { typedDocument } from '#client/data/document.ts';
import type { PostedForm } from '#client/data/page-data.ts';
import { compileRoutes, type PageRoute } from '#client/routing/route.ts';
import { readSettings } from '#config/settings.ts';
import { badInput, ok } from '#kernel/result.ts';
import { productionSettings } from '#test/harness/production-settings.ts';
import { requestFlags } from '../flags/flags.ts';
import { apiError } from '../graphql/api-error.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import { createHosts } from '../hosts/hosts.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { pageHandler } from '../pages/page-handler.ts';
import type { SignedInUser } from '../viewer.ts';
import { answerForms } from './answer-form.ts';
import { fieldOf, type PageForm } from './page-form.ts';
import { readForm } from './read-form.ts';

const page = (path: string, access: PageRoute['access'], host: PageRoute['host'] = 'app'): PageRoute => ({
  ...{ path, page: path, title: path, access, host },
});
const routes = compileRoutes([
  page('/box', 'login'),
  page('/open', 'public', 'marketing'),
  page('/done', 'login'),
]);
const save = typedDocument<{ save: string }, { word: string }>(
  'Save',
  'mutation Save($word: String!) { save }',
);

const saveForm: PageForm = {
  id: 'box.save',
  pages: ['/box', '/open'],
  send: async ({ fields, run }) => {
    const word = fieldOf(fields, 'word');
    if (word === '') return badInput([{ field: 'word', message: 'Enter a word.' }]);
    if (word === 'step') return ok({ shows: { step: ['2'] } });
    const saved = await run(save, { word });
    return saved.ok ? ok({ to: `/done?id=${saved.value.save}` }) : saved;
  },
};
const elsewhere: PageForm = {
  id: 'box.leave',
  pages: ['/box'],
  send: async ({ fields }) => ok({ to: fieldOf(fields, 'to') }),
};

const patient: SignedInUser = { id: '1', role: 'patient', email: 'sam@example.com', impersonatorId: null };
let user: SignedInUser | null;
let posted: PostedForm | undefined;
let answer: Awaited<ReturnType<Executor['run']>>;
beforeEach(() => {
  user = patient;
  posted = undefined;
  answer = { data: { save: '7' } };
});

const app = () => {
  const settings = readSettings(productionSettings);
  const executor = { run: async () => answer } as unknown as Executor;
  const contextFor = async () => ({}) as RequestContext;
  const handler = pageHandler({
    settings,
    hosts: createHosts(settings),
    routes,
    cache: createPageCache(),
    answerForm: answerForms({ forms: [saveForm, elsewhere], routes, executor, contextFor }),
    renderPage: async (asked) => {
      posted = asked.posted;
      return { status: asked.match ? 200 : 404, headers: [], body: asked.path };
    },
    flagsOf: () => requestFlags({}),
    userOf: async () => user,
    lacksSecondFactor: () => false,
    timeZoneOf: () => null,
    emailIsRefused: () => false,
  });
  return express().get(/.*/, handler).post(/.*/, readForm(handler));
};

const HOST = 'app.thicket.test';
const send = (fields: Record<string, string | string[]>, path = '/box', host = HOST) =>
  request(app()).post(path).set('host', host).type('form').send(fields);

it('what follows is another page, opened by GET, and nothing typed is in its address', async () => {
  const sent = await send({ form: 'box.save', word: 'hair' }).expect(303);
  expect(sent.headers.location).toBe('/done?id=7');
  expect(sent.headers['cache-control']).toMatch(/no-store/);
});

it('a page on the other host is opened with the visitor’s cart and answers', async () => {
  const sent = await send({ form: 'box.save', word: 'hair' }, '/open', 'www.thicket.test').expect(303);
  expect(sent.headers.location).toMatch(/^\/api\/lead\/carry\?to=https%3A%2F%2Fapp\.thicket\.test%2Fdone/);
});

it('what was refused is shown by the page, with the field’s error and what was typed', async () => {
  const sent = await send({ form: 'box.save', word: '', more: ['a', 'b'] }).expect(422);
  expect(sent.text).toBe('/box');
  expect(posted).toEqual({
    form: 'box.save',
    values: { word: [''], more: ['a', 'b'] },
    failure: {
      code: 'BAD_USER_INPUT',
      message: 'Enter a word.',
      fields: [{ field: 'word', message: 'Enter a word.' }],
    },
  });
});

it('what the API refuses is shown in the same way', async () => {
  answer = { errors: [apiError('CONFLICT', 'It is closed.', {}, { fields: [] })] };
  await send({ form: 'box.save', word: 'hair' }).expect(422);
  expect(posted).toMatchObject({ values: { word: ['hair'] }, failure: { message: 'It is closed.' } });
});

it('an unexpected failure is an error of ours, and no page says that it worked', async () => {
  answer = { errors: [apiError('INTERNAL', 'Something went wrong.')] };
  await send({ form: 'box.save', word: 'hair' }).expect(500);
});

it('the next step of a form is shown by the same page', async () => {
  await send({ form: 'box.save', word: 'step' }).expect(200);
  expect(posted).toEqual({ form: 'box.save', values: { step: ['2'] }, failure: null });
});

it('a visitor is led to the sign-in page and back to the page of the form', async () => {
  user = null;
  const sent = await send({ form: 'box.save', word: 'hair' }).expect(303);
  expect(sent.headers.location).toMatch(/returnTo=%2Fbox$/);
});

it('on an open page, too, when the API says that somebody has to sign in', async () => {
  answer = { errors: [apiError('UNAUTHENTICATED', 'Please sign in.', {}, { fields: [] })] };
  const sent = await send({ form: 'box.save', word: 'hair' }, '/open', 'www.thicket.test').expect(303);
  expect(sent.headers.location).toMatch(/returnTo=%2Fopen$/);
});

it.each([
  ['is not known', 'box.other'],
  ['stands on another page', 'box.leave', '/open', 'www.thicket.test'],
])('a form that %s is 404', async (_what, form, path = '/box', host = HOST) => {
  await send({ form, word: 'hair' }, path, host).expect(404);
});

it('a form without an id is not answered: its page is opened again', async () => {
  const sent = await send({ word: 'hair' }).expect(303);
  expect(sent.headers.location).toBe('/box');
});

it('a form of another site is refused, with the cookies of a patient', async () => {
  const forged = send({ form: 'box.save', word: 'hair' }).set('cookie', 'sid=1');
  await forged.set('origin', 'https://evil.example').expect(403);
  const own = send({ form: 'box.save', word: 'hair' }).set('cookie', 'sid=1');
  await own.set('origin', `https://${HOST}`).expect(303);
  const quiet = send({ form: 'box.save', word: 'hair' }).set('cookie', 'sid=1');
  await quiet.set('sec-fetch-site', 'cross-site').expect(403);
});

it.each(['https://evil.example/', '//evil.example', '/no-such-page', ''])(
  'a typed address is never followed: %s',
  async (to) => {
    await send({ form: 'box.leave', to }).expect(500);
  },
);

it('a body that is too long, and one of another type, are refused', async () => {
  await send({ form: 'box.save', word: 'a'.repeat(200_000) }).expect(413);
  await request(app()).post('/box').set('host', HOST).send({ form: 'box.save' }).expect(404);
});

it.each([
  ['two forms with one id', [saveForm, saveForm]],
  ['a form of no page', [{ ...saveForm, pages: ['/nowhere'] }]],
])('%s stop the start', (_what, forms) => {
  const parts = { routes, executor: {} as Executor, contextFor: async () => ({}) as RequestContext };
  expect(() => answerForms({ ...parts, forms })).toThrow(/form/);
});
