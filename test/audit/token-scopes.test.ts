import { describe, expect, it } from 'vitest';
import { staffRoleIds } from '#config/staff-roles.ts';
import {
  closedToTokens,
  fieldsOfScopes,
  scopesOf,
  tokenScopeIds,
  tokenScopes,
} from '#config/token-scopes.ts';
import { buildSchema, permissionOf, staffFieldsOf } from '#server/graphql/schema.ts';
import { modules } from '#simulators/modules.ts';

const schema = buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])));
const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const staffFields = staffFieldsOf(schema).map(({ name }) => name);
const inScopes = tokenScopeIds.flatMap((id): readonly string[] => tokenScopes[id].fields);
const closed = closedToTokens.flatMap(({ fields }) => fields);

describe('what a token may open', () => {
  it('every field of staff is in one scope, or in the list of those that stay closed', () => {
    expect([...inScopes, ...closed].toSorted()).toEqual(staffFields.toSorted());
  });

  it('every field of staff is a query or a mutation, which is where a token is checked', () => {
    expect(staffFields.filter((name) => !roots[name])).toEqual([]);
  });

  it('a field asks for the permission that its scope names', () => {
    for (const id of tokenScopeIds)
      for (const name of tokenScopes[id].fields) {
        const field = roots[name];
        expect([id, name, field && permissionOf(field)]).toEqual([id, name, tokenScopes[id].permission]);
      }
  });

  it('scopes read, but for one about requests to customer service', () => {
    const writing = inScopes.filter((name) => mutations.includes(name));
    expect(writing).toEqual(['deskActOnServiceRequest']);
    for (const id of tokenScopeIds)
      expect([id, tokenScopes[id].fields.some((name) => mutations.includes(name))]).toEqual([
        id,
        id.startsWith('write:'),
      ]);
  });

  it('no scope is of a permission that decides about care, money or staff', () => {
    const permissions = new Set<string>(tokenScopeIds.map((id) => tokenScopes[id].permission));
    for (const one of [
      'decide_cases',
      'assign_cases',
      'change_catalog',
      'decide_orders',
      'impersonate',
      'tokens',
    ])
      expect([one, permissions.has(one)]).toEqual([one, false]);
  });

  it('a name that is no scope opens nothing', () => {
    expect([...fieldsOfScopes(['read:everything', 'constructor', 'toString'])]).toEqual([]);
    expect([...fieldsOfScopes(['read:audit', 'read:everything'])]).toEqual(['auditLog']);
  });

  it('a role gives only scopes of its own permissions, and patients give none', () => {
    expect(Object.fromEntries(staffRoleIds.map((role) => [role, scopesOf(role)]))).toEqual({
      clinician: ['read:queue', 'read:catalog'],
      care_agent: ['read:orders', 'read:requests', 'write:requests', 'read:subscriptions', 'read:patients'],
      pharmacy_contact: ['read:catalog', 'read:orders'],
      operator: tokenScopeIds,
      admin: tokenScopeIds,
    });
    expect([scopesOf('patient'), scopesOf(undefined)]).toEqual([[], []]);
  });
});
