import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { licenseRow } from '../harness/license-row.ts';
import { statementsOf } from '../harness/statements.ts';
import { openProductHarness, type ProductHarness, schema } from '../harness/whole-product.ts';
import { addRecords } from './add-records.ts';
import { askedFields, nestedListFields } from './list-fields.ts';
import { operation } from './operations.ts';

/** Most SQL statements that one operation with lists may cost. */
const MOST_STATEMENTS = 8;
let harness: ProductHarness;
let few: SignedInUser;
let many: SignedInUser;

const newPerson = (name: string) =>
  harness.scope.use(accountGatewayPort).signIn({
    sub: name,
    email: `${name}@example.com`,
    emailVerified: true,
    source: 'test',
    leadId: null,
  });

beforeAll(async () => {
  harness = await openProductHarness();
  few = await newPerson('few');
  many = await newPerson('many');
  await addRecords(harness, few.id, 1);
  await addRecords(harness, many.id, 50);
});
afterAll(() => harness?.close());

const LEAD = '00000000-0000-4000-8000-0000000000aa';
const cost = (user: SignedInUser, source: string, variables = {}) =>
  statementsOf(harness.knex, () => harness.ask({ user, leadId: LEAD }, source, variables));

it('the test data has lists of 1 and of 50', async () => {
  const sizes = async (user: SignedInUser) => {
    const { currentUser } = await harness.ask({ user }, operation('GetCare'));
    return Object.values(currentUser as Record<string, unknown>).flatMap((list) =>
      Array.isArray(list) ? [list.length] : [],
    );
  };
  expect(await sizes(few)).toEqual([1, 1, 1, 1]);
  expect(await sizes(many)).toEqual([50, 50, 50, 50]);
});

const ofOnePerson: readonly (readonly [string, string])[] = [
  ['GetCare', operation('GetCare')],
  ['GetUser', operation('GetUser')],
  ['GetUserWithQuizzes', operation('GetUserWithQuizzes')],
  ['GetUserProgressImages', operation('GetUserProgressImages')],
  ['GetUserSelectedProducts', operation('GetUserSelectedProducts')],
  [
    'orders',
    '{ currentUser { orders { id lines { name } otherLines { label } invoice { lines { amount } } steps { label } } } }',
  ],
  [
    'parcels',
    '{ currentUser { orders { parcels { id } issues { id choices { wish } } refunds { id } reports { kind wishes { wish } } } } }',
  ],
  ['requests', '{ currentUser { serviceRequests { id entries { id } photos { id } } } }'],
  [
    'renewal',
    '{ currentUser { renewal { options { plans { subscriptionId sizes { everyDays } } others } } } }',
  ],
  [
    'annual check-in',
    '{ currentUser { annualCheckIn { title href steps { step } supply { sizes { everyDays } } others answers { title rows { question } } } } }',
  ],
  [
    'billing',
    '{ currentUser { billing { subscriptions { id productNames } latestOrder { id } card { last4 } } } }',
  ],
  [
    'messages',
    '{ currentUser { messages { id attachments { id } } messageConversations { subject unsentFiles { id } } notices { id } cancellations { subscriptionId } } }',
  ],
  [
    'treatment update',
    '{ currentUser { treatmentUpdate { plan { current { name } } suggestions { product { id } replaces { name } } } } }',
  ],
  [
    'check-ins',
    '{ currentUser { checkIns { id photoViews photos { id } firstPhotos { id } outcome { findings { ruleId } } decided { before { id } after { id } } } trends { points { on } } } }',
  ],
  [
    'care',
    '{ currentUser { care { treatments { id holds { why } } timeline { label } } visit { photos { id } } corrections { changes { label } } } }',
  ],
];

it.each(ofOnePerson)('%s costs as many SQL statements for 50 records as for 1', async (_name, source) => {
  const variables = source.includes('$configName') ? { configName: 'hair-intake-0' } : {};
  const one = await cost(few, source, variables);
  const fifty = await cost(many, source, variables);
  expect(fifty.length, fifty.join('\n')).toBe(one.length);
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

const soldWhere =
  'query SoldWhere($productIds: [Int!]) { products(productIds: $productIds) { unavailableStates { code } } }';
const ofProducts: readonly (readonly [string, string])[] = [
  ['GetProductsByIds', operation('GetProductsByIds')],
  ['GetSpecialties', operation('GetSpecialties')],
  ['PreviewCart', operation('PreviewCart')],
  ['SoldWhere', soldWhere],
];

it.each(ofProducts)('%s sends one SQL statement for any number of products', async (_name, source) => {
  const rows = await harness.knex('product').select('id').limit(50);
  const ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(50);
  const one = await cost(few, source, { productIds: ids.slice(0, 1) });
  const fifty = await cost(few, source, { productIds: ids });
  expect(fifty.length, fifty.join('\n')).toBe(one.length);
  expect(one.length).toBeLessThanOrEqual(1);
});

/** Lists as long as the catalog or as the rules, with the most SQL statements they may cost. */
const ofTheCatalogue: readonly (readonly [most: number, source: string])[] = [
  [1, '{ catalogue { drugType cadences { identifier } } }'],
  [1, '{ productPage(slug: "finasteride") { forms { products { id } } related { slug } } }'],
  [0, '{ drugFacts(slug: "finasteride") { sections { passages { links { url } } } sources { url } } }'],
  [0, '{ article(slug: "finasteride-in-numbers") { sections { blocks { hundred { rows { label } } } } } }'],
  [2, '{ search(query: "minoxidl foam") { products { path } articles { path } questions { path } } }'],
  [1, '{ recommendations(answers: { where: ["crown"] }) { products { plans { id } } } }'],
  [
    2,
    '{ deskOrderIssues { open { id products { name } photos { id } decisions { label } } closed { id } } }',
  ],
  [
    2,
    '{ deskServiceRequests { states { count } requests { id entries { id } photos { id } actions { label } } } }',
  ],
  [
    2,
    '{ deskBillingTasks(isClosed: false) { tasks { id detail outcomes { label } } waiting { tasks orders } } }',
  ],
  [
    2,
    '{ deskOverview { open { count } plots { days series { values path } xTicks { label } yTicks { label } } checkIns { id } kept { cells { label } } } }',
  ],
  [2, '{ deskOrders { orders { id personName parcels { trackingNumber } } next } }'],
  [3, '{ deskSubscriptions { subscriptions { id productNames } next } }'],
  [2, '{ deskInvoices { invoices { id personName } next } }'],
  [2, '{ deskPeople(text: "many@example.com") { people { id name } next } }'],
  [
    2,
    '{ deskFlags { flags { name previews { value } } outages { brands routes } unknown changes { id after } } }',
  ],
  [2, '{ deskBanners { banners { id versions { header } } } }'],
  [2, '{ deskEmails { emails { id subject } states { value } kinds { value } } }'],
  [2, '{ deskJobs(state: "waiting") { kinds { kind failed } jobs { id lastError } } }'],
  [
    2,
    '{ deskJournal(number: "INV-1") { invoice { entries { id postings { debit } } } balance { debit } waiting { tasks } } }',
  ],
  [
    3,
    '{ checkoutPage(products: "211,313") { quote { today { lines { label } } nextCharges { laterSteps { amount } } } } }',
  ],
  [
    4,
    '{ deskCatalogue { listings { unavailableStates { code } products { id } history { id } } sets { id } } }',
  ],
  [
    2,
    '{ deskRules { rules { earlier { version } questions { id } source { facts { id } sources { title } } firings { day } } otherFirings { day } decisions { count } } }',
  ],
];

it.each(ofTheCatalogue)('at most %i SQL statements: %s', async (most, source) => {
  const operator = await harness.person('operator@example.com', 'operator');
  const statements = await cost(operator, source);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
});

/** One case, with everything that its patient takes. */
const ofOneCase = `query($id: ID!) { deskCase(consultationId: $id) {
  therapies { id holds { reason } } alert { responses { note } pages { state } } flags { ruleId questionIds drugTypes inputs { id } } messages { id }
  corrections { changes { question } } history { what } readings { id } reportedMedicines { id }
  earlierPhotos { label photos { id } }
} }`;

it('a case costs as many SQL statements for 50 records of its patient as for 1', async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const caseOf = async ({ id }: SignedInUser) => {
    await harness.knex('consultation').where({ user_id: id }).update({ status: 'in_review' });
    return (await harness.knex('consultation').where({ user_id: id }).pluck('id'))[0];
  };
  const one = await cost(clinician, ofOneCase, { id: await caseOf(few) });
  const fifty = await cost(clinician, ofOneCase, { id: await caseOf(many) });
  expect(fifty.length, fifty.join('\n')).toBe(one.length);
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

/** What the plan of a case costs. */
const ofPlanPrice = `query($id: ID!) { deskPlanPrice(consultationId: $id) { charges { laterSteps { amount } } } }`;

it('the price of a plan costs as many SQL statements for 50 records of its patient as for 1', async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const costOf = async ({ id }: SignedInUser) => {
    const [visit] = await harness.knex('consultation').where({ user_id: id }).pluck('id');
    return cost(clinician, ofPlanPrice, { id: visit });
  };
  const [one, fifty] = [await costOf(few), await costOf(many)];
  expect(fifty.length, fifty.join('\n')).toBe(one.length);
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

/** What interrupts the antidepressants of a case's patient, and what may be decided. */
const ofContinuity = `query($id: ID!) { deskContinuity(consultationId: $id) { prescriptionId options { label } } }`;

it('interrupted antidepressants cost as many SQL statements for 50 records of their patient as for 1', async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const costOf = async ({ id }: SignedInUser) => {
    const [visit] = await harness.knex('consultation').where({ user_id: id }).pluck('id');
    return cost(clinician, ofContinuity, { id: visit });
  };
  const [one, fifty] = [await costOf(few), await costOf(many)];
  expect(fifty.length, fifty.join('\n')).toBe(one.length);
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

/** The accounts that may be the patient's, with what each takes. */
const ofDuplicates = `query($id: ID!) { deskPossibleDuplicates(consultationId: $id) {
  id shared takes { name } openStops { ruleId } cases { consultationId } } }`;

const addPair = async (one: string, other: string, foundAt: string): Promise<void> => {
  const [personA, personB] = [one, other].toSorted();
  await harness.knex('possible_duplicate').insert({
    ...{ id: randomUUID(), person_a: personA, person_b: personB, status: 'open', found_at: foundAt },
    ...{ shared: ['name', 'birth_date'], created_at: harness.scope.clock.now() },
  });
};

it('the possible duplicates of a patient cost as many SQL statements for 20 as for 1', async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const [id] = await harness.knex('consultation').where({ user_id: few.id }).pluck('id');
  await harness.knex('consultation').where({ id }).update({ status: 'in_review' });
  const pairWith = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const other = await newPerson(`pair-${count}-${index}`);
      await addPair(few.id, other.id, 'submit');
    }
    return cost(clinician, ofDuplicates, { id });
  };
  const one = await pairWith(1);
  const twenty = await pairWith(19);
  expect(twenty.length, twenty.join('\n')).toBe(one.length);
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

/** The pairs that no case shows, each with what both accounts take. */
const ofPairs = `{ deskDuplicatesWithoutCase {
  email takes { name } other { shared takes { name } cases { consultationId } } } }`;

it('the duplicates without a case cost as many SQL statements for 20 pairs as for 1', async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const withPairs = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const one = await newPerson(`one-${count}-${index}`);
      const two = await newPerson(`two-${count}-${index}`);
      await addPair(one.id, two.id, 'checkout');
    }
    return cost(clinician, ofPairs);
  };
  const one = await withPairs(1);
  const twenty = await withPairs(19);
  expect(twenty.length, twenty.join('\n')).toBe(one.length);
});

/** The stops of the patient that hold nothing, each with its answers. */
const ofOpenStops = `query($id: ID!) { deskOpenStops(consultationId: $id) { ruleId answers { answer } } }`;

it('the open stops of a patient cost as many SQL statements for 20 answers as for 1', async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const [id] = await harness.knex('consultation').where({ user_id: few.id }).pluck('id');
  await harness.knex('consultation').where({ id }).update({ status: 'in_review' });
  const withStops = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await harness.knex('patient_fact').insert({
        save_id: randomUUID(),
        user_id: few.id,
        question: 'allergies',
        value: JSON.stringify(['finasteride']),
        questionnaire: 'hair-intake',
        questionnaire_version: 1,
        stage: 'draft',
        recorded_at: harness.scope.clock.now(),
        speaks_of: harness.scope.clock.now(),
        rule_ids: [index % 2 === 0 ? 'FIN-ALLERGY' : 'H1'],
      });
    return cost(clinician, ofOpenStops, { id });
  };
  const one = await withStops(1);
  const twenty = await withStops(19);
  expect(twenty.length, twenty.join('\n')).toBe(one.length);
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

/** Everybody who works here, with the licenses and leaves of clinicians. */
const ofStaff = '{ deskStaff { email clinician { name licenses { state } leaves { firstDay coverName } } } }';

it('the list of staff costs as many SQL statements for 20 clinicians as for 1', async () => {
  const operator = await harness.person('operator@example.com', 'operator');
  const withClinicians = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const email = `clinician-${count}-${index}@example.com`;
      const id = randomUUID();
      await harness.knex('person').insert({ id, email, role: 'clinician', created_at: new Date() });
      const signed = { name: 'Ola Berg, MD', signature_name: 'Ola Berg, MD', qualification: 'MD' };
      await harness.knex('clinician').insert({ id, email, ...signed, active: true, created_at: new Date() });
      await harness.knex('clinician_license').insert([licenseRow(id, 'NY'), licenseRow(id, 'TX')]);
      await harness.knex('clinician_leave').insert({
        ...{ id: randomUUID(), clinician_id: id, time_zone: 'America/New_York', created_at: new Date() },
        ...{ first_day: '2059-01-01', last_day: '2059-01-02' },
        ...{ starts_at: '2059-01-01T05:00:00Z', ends_at: '2059-01-03T05:00:00Z' },
      });
    }
    return cost(operator, ofStaff);
  };
  const one = await withClinicians(1);
  const twenty = await withClinicians(19);
  expect(twenty.length, twenty.join('\n')).toBe(one.length);
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

it('every list within a list of the API is tested here', () => {
  const sources = [
    ...ofOnePerson,
    ...ofProducts,
    ...ofTheCatalogue,
    ['a case', ofOneCase] as const,
    ['interrupted antidepressants', ofContinuity] as const,
    ['the price of a plan', ofPlanPrice] as const,
    ['duplicates', ofDuplicates] as const,
    ['open stops', ofOpenStops] as const,
    ['duplicates without a case', ofPairs] as const,
    ['staff', ofStaff] as const,
  ].map(([, source]) => source);
  const asked = new Set(sources.flatMap((source) => askedFields(schema, source)));
  expect(nestedListFields(schema).filter((field) => !asked.has(field))).toEqual([]);
});

it('the desk lists 51 visits with as many SQL statements as one', async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const source = '{ deskQueue { consultationId productNames unreadFromPatient } }';
  const before = await cost(clinician, source);
  await harness.knex('consultation').update({ status: 'in_review' });
  const after = await cost(clinician, source);
  expect(after.length).toBe(before.length);
});
