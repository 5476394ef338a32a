import type { GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rolesThatMay } from '#config/staff-permissions.ts';
import { staffRoleIds } from '#config/staff-roles.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { buildSchema, permissionOf, staffFieldsOf } from '#server/graphql/schema.ts';
import type { HostName, UserRole, Viewer } from '#server/viewer.ts';
import { modules } from '#simulators/modules.ts';
import { testViewer } from '../harness/api.ts';

/** The schema, with resolvers that only say that they were reached. */
const schema = buildSchema(
  modules.flatMap(({ id, graphql }) => {
    if (!graphql) return [];
    const reached = Object.entries(graphql.resolvers).map(([type, fields]) => [
      type,
      Object.fromEntries(Object.keys(fields).map((name) => [name, () => 'reached'])),
    ]);
    return [{ id, typeDefs: graphql.typeDefs, resolvers: Object.fromEntries(reached) }];
  }),
);
const fields = staffFieldsOf(schema);

const roles: readonly (UserRole | null)[] = [null, 'patient', ...staffRoleIds];

const outcomeOf = (field: (typeof fields)[number], viewer: Viewer): string => {
  const context = { viewer } as RequestContext;
  try {
    return String(field.resolve?.({}, {}, context, {} as GraphQLResolveInfo));
  } catch (error) {
    return String((error as { extensions?: { code?: string } }).extensions?.code);
  }
};

const outcome = (field: (typeof fields)[number], role: UserRole | null, host: HostName): string => {
  const user = role && { id: 'x', role, email: 'x@example.test', impersonatorId: null };
  return outcomeOf(field, testViewer({ user, host }));
};

/** The roles of staff that each field answers, as this file wants it: a change of the table has to be made here as well. */
const answered: Readonly<Record<string, readonly UserRole[]>> = {
  cases: ['clinician', 'operator', 'admin'],
  decide_cases: ['clinician'],
  view_catalog: ['clinician', 'pharmacy_contact', 'operator', 'admin'],
  change_catalog: ['operator', 'admin'],
  orders: ['care_agent', 'pharmacy_contact', 'operator', 'admin'],
  decide_orders: ['operator', 'admin'],
  requests: ['care_agent', 'operator', 'admin'],
  money: ['operator', 'admin'],
  marketing: ['operator', 'admin'],
  find_patients: ['care_agent', 'operator', 'admin'],
  impersonate: ['operator', 'admin'],
  overview: ['operator', 'admin'],
  emails: ['operator', 'admin'],
  jobs: ['operator', 'admin'],
  audit_log: ['operator', 'admin'],
  manage_staff: ['operator', 'admin'],
  tokens: ['clinician', 'care_agent', 'operator', 'admin'],
  flags: ['operator', 'admin'],
  content: ['operator', 'admin'],
  subscriptions: ['care_agent', 'operator', 'admin'],
};

it('finds the fields of the desk', () => {
  expect(fields.length).toBeGreaterThan(60);
});

it('every field named after the desk asks for a permission, and a permission that does not exist stops the start', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const open = roots.filter((field) => field.name.startsWith('desk') && permissionOf(field) === null);
  expect(open.map(({ name }) => name)).toEqual([]);
  const typeDefs = 'extend type Query { deskNews: String @staff(may: "read_news") }';
  expect(() => buildSchema([{ id: 'news', typeDefs, resolvers: {} }])).toThrow('deskNews');
});

describe.each(fields.map((field) => [field.name, field] as const))('%s', (_, field) => {
  const permitted = answered[permissionOf(field) ?? ''] ?? [];

  it.each(roles)('on the staff host, asked by %s', (role) => {
    const refused = role === null ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    expect(outcome(field, role, 'admin')).toBe(role && permitted.includes(role) ? 'reached' : refused);
  });

  it('is answered to nobody on another host', () => {
    for (const host of ['app', 'marketing'] as const)
      for (const role of roles)
        expect([role, outcome(field, role, host)]).toEqual([role, role ? 'FORBIDDEN' : 'UNAUTHENTICATED']);
  });
});

it('only clinicians decide, and only operators and admins give cases away', () => {
  expect(rolesThatMay('decide_cases')).toEqual(['clinician']);
  expect(rolesThatMay('assign_cases')).toEqual(['operator', 'admin']);
});

it('no field is answered to staff who signed in without a second factor', () => {
  const viewer = testViewer({ host: 'admin', user: null, lacksSecondFactor: true });
  const answers = fields.map((field) => [field.name, outcomeOf(field, viewer)]);
  expect(answers).toEqual(fields.map(({ name }) => [name, 'SECOND_FACTOR_REQUIRED']));
});
