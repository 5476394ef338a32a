import { beforeEach, describe, expect, it } from 'vitest';
import { operationsModule } from '#modules/operations/module.ts';
import { supportModule } from '#modules/support/module.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam } from '#test/harness/products.ts';
import { statementsOf } from '#test/harness/statements.ts';

const harness = await openFileHarness({
  modules: [...orderAndCareModules, supportModule, operationsModule],
});
const operator = await harness.operator();
let people = 0;

/** An account with this name and number. */
const person = async (firstName: string, lastName: string, phone = ''): Promise<SignedInUser> => {
  people += 1;
  harness.clock.advance(1000);
  const user = await harness.signIn(`someone-${people}@example.test`);
  await harness
    .knex('person')
    .where({ id: user.id })
    .update({ first_name: firstName, last_name: lastName, phone: phone || null, state: 'TX' });
  return user;
};

interface Row {
  readonly id: string;
  readonly name: string;
}
interface People {
  readonly people: readonly Row[];
  readonly next: string | null;
}
const ROW = 'id name email phone state accountState accountStateLabel createdAt';
const FIND = `query($text: String!, $after: String) {
  deskPeople(text: $text, after: $after) { people { ${ROW} } next } }`;
const find = async (text: string, after: string | null = null): Promise<People> =>
  dataOf<{ deskPeople: People }>(await harness.api(operator, FIND, { text, after })).deskPeople;
const found = async (text: string) => (await find(text)).people.map(({ id }) => id);

const PERSON = `query($id: ID) { deskPerson(id: $id) { account { ${ROW} } subscriptions runningSubscriptions invoices failedInvoices
  orders { number statusLabel createdAt } requests { number statusLabel createdAt } caseId } }`;
const open = async (id: string | null, by = operator) =>
  dataOf<{ deskPerson: Record<string, unknown> | null }>(await harness.api(by, PERSON, { id })).deskPerson;

const audited = async (action: string) =>
  (await harness.rows('audit_log', { action })).map(({ actor_id, subject_id, detail }) => [
    actor_id,
    subject_id,
    detail,
  ]);

beforeEach(() => emptyAuditLog(harness.knex));

describe('the search for people', () => {
  it('finds names by their beginning, newest accounts first, and shows names and addresses in part', async () => {
    const older = await person('Quentin', 'Marlowe', '2125550142');
    const newer = await person('Quincy', 'Marlin');
    expect(await found('marl')).toEqual([newer.id, older.id]);
    expect(await found('Quentin M.')).toEqual([older.id]);
    expect(await found('arlowe')).toEqual([]);
    const [row] = (await find('quent marlowe')).people;
    expect(row).toEqual({
      ...{ id: older.id, name: 'Quentin M.', email: 's•••@example.test', phone: '•••-•••-••42', state: 'TX' },
      ...{ accountState: 'active', accountStateLabel: 'Active', createdAt: expect.any(String) },
    });
  });

  it('finds one person by a whole email address, phone number, order number or id, in any spelling', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.knex('person').where({ id: patient.id }).update({ phone: '2125550177' });
    const [order] = await harness.rows('customer_order', { user_id: patient.id });
    for (const text of [
      ` ${patient.email.toUpperCase()} `,
      '(212) 555-0177',
      '+1 212 555 0177',
      order.number.toLowerCase(),
      patient.id,
    ])
      expect([text, await found(text)]).toEqual([text, [patient.id]]);
    for (const text of ['nobody@example.test', '2125550100', 'T-999999', patient.email.slice(1)])
      expect([text, await found(text)]).toEqual([text, []]);
  });

  it('finds no staff', async () => {
    expect(await found(operator.email)).toEqual([]);
    expect(await found(operator.id)).toEqual([]);
  });

  it('says which account was merged, is being deleted, or is deleted', async () => {
    const [kept, merged] = [await person('Zadie', 'Kept'), await person('Zadie', 'Merged')];
    const [leaving, deleted] = [await person('Zadie', 'Leaving'), await person('Zadie', 'Deleted')];
    const at = harness.clock.now();
    await harness.knex('person').where({ id: merged.id }).update({ merged_into: kept.id });
    await harness.knex('person').where({ id: leaving.id }).update({ leaving_since: at });
    await harness.knex('erasure').insert({ person_id: deleted.id, account_at: at });
    const states = (await harness.api(operator, FIND, { text: 'zadie' })).data;
    expect(states).toMatchObject({
      deskPeople: {
        people: [
          { accountStateLabel: 'Deleted', email: null },
          { accountStateLabel: 'Being deleted' },
          { accountStateLabel: 'Merged into another account' },
          { accountStateLabel: 'Active' },
        ],
      },
    });
  });

  it('has pages without gap or repetition, also when people sign up in between', async () => {
    for (let count = 0; count < 30; count += 1) await person('Paginata', `Number${count}`);
    const first = await find('paginata');
    await person('Paginata', 'Late');
    const second = await find('paginata', first.next);
    expect([first.people.length, second.people.length, second.next]).toEqual([25, 5, null]);
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(30);
  });

  it('is recorded with how people were searched and who was shown, never with the text', async () => {
    const someone = await person('Wendell', 'Ortega');
    await emptyAuditLog(harness.knex);
    await find('wendell ort');
    await find('nobody@example.test');
    expect(await audited('people.searched')).toEqual([
      [operator.id, 'people', { by: 'name', personIds: [someone.id], patientId: someone.id }],
      [operator.id, 'people', { by: 'email', personIds: [] }],
    ]);
    expect(JSON.stringify(await harness.rows('audit_log'))).not.toMatch(/wendell|nobody/i);
  });

  it.each([
    [{ text: 'a' }, 'text'],
    [{ text: '' }, 'text'],
    [{ text: '555-0142' }, 'text'],
    [{ text: 'adam', after: 'x' }, 'after'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await harness.api(operator, FIND, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });
});

describe('one person', () => {
  it('has the numbers of orders and requests, how many subscriptions and invoices there are, and the chart', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.order({ products: [foam], patient: user });
    await harness.drain();
    await harness.api(
      user,
      'mutation($input: ServiceRequestInput!) { submitServiceRequest(input: $input) { id } }',
      {
        input: { id: harness.scope.ids.uuid(), topic: 'other', body: 'My scalp itches.' },
      },
    );
    await emptyAuditLog(harness.knex);
    let shown: Record<string, unknown> | null = null;
    const statements = await statementsOf(harness.knex, async () => {
      shown = await open(user.id);
    });
    expect(shown).toMatchObject({
      ...{ account: { id: user.id, accountState: 'active' }, caseId: consultationId, failedInvoices: 0 },
      requests: [{ number: expect.any(String), statusLabel: 'Open' }],
      orders: expect.arrayContaining([
        {
          number: expect.stringMatching(/^T-/),
          statusLabel: expect.any(String),
          createdAt: expect.any(String),
        },
      ]),
    });
    expect(JSON.stringify(shown)).not.toMatch(/scalp|finasteride|foam|treatment/i);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(5);
    expect(await audited('person.read')).toEqual([[operator.id, user.id, { patientId: user.id }]]);
  });

  it('shows a care agent no invoices and no way to the chart', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const { id, email } = await harness.signIn('agent@example.test');
    await harness.knex('person').where({ id }).update({ role: 'care_agent' });
    const agent: SignedInUser = { id, email, role: 'care_agent', impersonatorId: null };
    expect(await open(user.id, agent)).toMatchObject({
      ...{ account: { id: user.id }, caseId: null, invoices: null, failedInvoices: null },
      ...{ subscriptions: expect.any(Number), orders: expect.any(Array), requests: [] },
    });
  });

  it('is nobody without an id, for an unknown one and for staff, which is not recorded', async () => {
    expect(await open(null)).toBeNull();
    expect(await open(harness.scope.ids.uuid())).toBeNull();
    expect(await open(operator.id)).toBeNull();
    expect(await audited('person.read')).toEqual([]);
  });
});
