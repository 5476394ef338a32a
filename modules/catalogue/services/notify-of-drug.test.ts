import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountModule } from '#modules/account/module.ts';
import { type OpenApi, openApi } from '#test/harness/api.ts';
import { notOfferedYet } from '../domain/not-offered-yet.fixture.ts';
import { catalogueModule } from '../module.ts';

const modules = [accountModule, catalogueModule];
const NOTIFY =
  'mutation($drugType: String!, $email: String) { notifyOfDrug(drugType: $drugType, email: $email) }';

let api: OpenApi;
beforeAll(async () => {
  api = await openApi(modules, [catalogueModule]);
});
afterAll(() => api?.close());

const stored = () => api.knex('notice_request').orderBy('created_at').select('topic', 'subject', 'email');

it('an email address is stored once per drug', async () => {
  for (const [drugType, email] of [
    ['sildenafil', 'sam@example.com'],
    ['sildenafil', ' Sam@Example.com '],
    ['sertraline', 'sam@example.com'],
  ])
    expect((await api.ask(null, NOTIFY, { drugType, email })).data).toEqual({ notifyOfDrug: true });
  expect(await stored()).toEqual([
    { topic: 'drug', subject: 'sildenafil', email: 'sam@example.com' },
    { topic: 'drug', subject: 'sertraline', email: 'sam@example.com' },
  ]);
});

it.each([
  [{ drugType: 'opium', email: 'sam@example.com' }, ['drugType']],
  [{ drugType: 'sildenafil', email: 'sam' }, ['email']],
  [{ drugType: 'sildenafil' }, ['email']],
  [{ drugType: '', email: `${'a'.repeat(250)}@example.com` }, ['drugType', 'email']],
])('refuses %j and names each field', async (variables, fields) => {
  const before = await stored();
  const answer = await api.ask(null, NOTIFY, variables);
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: fields.map((field) => ({ field })),
  });
  expect(await stored()).toEqual(before);
});

it('pages and lists mark drugs that are not offered, and nobody can choose them', async () => {
  const answer = await api.ask(
    null,
    `{ catalogue { drugType offered drugFacts } product(productId: 803) { offered }
      sildenafil: drugFacts(slug: "sildenafil-citrate") { offered drugTypes }
      finasteride: drugFacts(slug: "finasteride") { offered }
      foam: drugFacts(slug: "minoxidil-foam") { offered }
      products(userSelectable: true) { drugType offered } }`,
  );
  const catalogue = answer.data?.catalogue as {
    drugType: string;
    offered: boolean;
    drugFacts: string | null;
  }[];
  expect(catalogue.filter(({ offered }) => !offered).map(({ drugType }) => drugType)).toEqual(notOfferedYet);
  expect(answer.data).toMatchObject({
    product: { offered: false },
    sildenafil: { offered: true, drugTypes: ['sildenafil'] },
    finasteride: { offered: true },
    foam: { offered: true },
  });
  const selectable = answer.data?.products as { offered: boolean }[];
  expect(selectable.every(({ offered }) => offered)).toBe(true);
});
