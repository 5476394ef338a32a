import { getNamedType, isLeafType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '#simulators/modules.ts';
import { type OpenApi, openApi, patient } from '#test/harness/api.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { buildSchema } from './schema.ts';

const OPERATOR = crypto.randomUUID();
const SAM = crypto.randomUUID();
const impersonating = { ...patient(SAM), impersonatorId: OPERATOR };

let api: OpenApi;
beforeAll(async () => {
  api = await openApi(modules);
  await api
    .knex('person')
    .insert({ id: SAM, email: 'sam@example.test', role: 'patient', created_at: new Date() });
});
afterAll(() => api?.close());
beforeEach(() => emptyAuditLog(api.knex));

const audited = () =>
  api.knex('audit_log').select('action', 'actor_id', 'impersonator_id', 'subject_id', 'detail');

const schema = buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Some value for every type of argument: the refusal must come before anything reads them. */
const literal = (type: string): string => {
  if (type.startsWith('[')) return '[]';
  const plain = type.replace('!', '');
  if (plain === 'Boolean') return 'true';
  if (plain === 'Int' || plain === 'Float') return '1';
  if (['String', 'ID', 'Date', 'DateTime'].includes(plain)) return '"2027-01-01"';
  return '{}';
};

describe('while impersonating a patient', () => {
  const harmless = ['createAnalyticsEvent', 'createPageviewEvent', 'saveCart'];

  it.each(
    mutations.filter(({ name }) => !harmless.includes(name)).map((field) => [field.name, field] as const),
  )('paying, consenting and medical answers are refused: %s', async (name, field) => {
    const needed = field.args.filter(({ type }) => String(type).endsWith('!'));
    const inputs = needed.filter(({ type }) => literal(String(type)) === '{}');
    const variables = inputs.map((arg) => `$${arg.name}: ${arg.type}`).join(' ');
    const args = needed.map(
      (arg) => `${arg.name}: ${inputs.includes(arg) ? `$${arg.name}` : literal(String(arg.type))}`,
    );
    const call = `${name}${args.length > 0 ? `(${args.join(' ')})` : ''}`;
    const isLeaf = isLeafType(getNamedType(field.type));
    const query = `mutation${variables ? `(${variables})` : ''} { ${call} ${isLeaf ? '' : '{ __typename }'} }`;
    const { data, errors } = await api.ask(
      impersonating,
      query,
      Object.fromEntries(inputs.map((arg) => [arg.name, {}])),
    );
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('IMPERSONATION_REFUSED');
    expect(errors?.[0]?.message).toBe(
      'You are acting for this patient. Only the patient can pay, agree, answer, write or change anything here.',
    );
  });

  it('a refused mutation cannot be hidden behind a permitted one or in a fragment', async () => {
    const { errors } = await api.ask(
      impersonating,
      'mutation { saveCart(productIds: []) ...more } fragment more on Mutation { markMessagesRead }',
    );
    expect(errors?.[0]?.extensions.code).toBe('IMPERSONATION_REFUSED');
  });

  it('reads are audited with both people and the fields read', async () => {
    const { data } = await api.ask(
      impersonating,
      'query Look { currentUser { ...who messages { id } } } fragment who on User { id isImpersonated }',
    );
    expect(data).toEqual({ currentUser: { id: SAM, isImpersonated: true, messages: [] } });
    expect(await audited()).toEqual([
      {
        action: 'impersonation.read',
        actor_id: SAM,
        impersonator_id: OPERATOR,
        subject_id: SAM,
        detail: {
          operation: 'Look',
          fields: ['currentUser.id', 'currentUser.isImpersonated', 'currentUser.messages'],
        },
      },
    ]);
  });
});

it('queries without personal data are not audited', async () => {
  await api.ask(impersonating, '{ currentUtmParams { source } products { id } }');
  expect(await audited()).toEqual([]);
  await api.ask(
    impersonating,
    '{ currentUtmParams { source } quizResponses(configName: "mini-quiz") { id } }',
  );
  expect(await audited()).toHaveLength(1);
});

it('the patient’s own requests are neither refused nor audited', async () => {
  const { data } = await api.ask(patient(SAM), 'mutation { markMessagesRead }');
  expect(data).toEqual({ markMessagesRead: true });
  await api.ask(patient(SAM), '{ currentUser { id isImpersonated } }');
  expect(await audited()).toEqual([]);
});
