import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { type OpenApi, openApi, patient } from '#test/harness/api.ts';
import { catalogueModule } from '../module.ts';
import { seedCatalogue } from '../services/seed-catalogue.ts';

const modules = [catalogueModule];
let api: OpenApi;
beforeAll(async () => {
  api = await openApi(modules);
  await seedCatalogue(api.scope);
});
afterAll(() => api?.close());

const staff = (role: 'operator' | 'clinician', name: string = role): SignedInUser => ({
  id: crypto.randomUUID(),
  role,
  email: `${name}@example.com`,
  impersonatorId: null,
});
const operator = staff('operator');

const LISTING = `id version title description instructions resultsPage isChanged mayChange
  unavailableStates { code name }
  products { id price originalPrice }
  history { id version by reason field label from to isRevert }`;
const CHANGE = `mutation ($input: ChangeListingInput!) { changeListing(input: $input) { ${LISTING} } }`;
const REVERT = `mutation ($id: ID!, $version: Int!, $reason: String!) {
  revertListingChange(changeId: $id, version: $version, reason: $reason, acceptWarnings: true) { ${LISTING} } }`;

interface Listing {
  version: number;
  title: string;
  isChanged: boolean;
  mayChange: boolean;
  unavailableStates: { code: string; name: string }[];
  products: { id: number; price: number; originalPrice: number }[];
  history: Record<string, unknown>[];
}

const listing = async (id: string, user: SignedInUser = operator): Promise<Listing> => {
  const answer = await api.ask(user, `query ($id: ID!) { deskListing(id: $id) { ${LISTING} } }`, { id });
  return answer.data?.deskListing as Listing;
};
const change = async (listingId: string, wanted: Record<string, unknown>, user: SignedInUser = operator) =>
  api.ask(user, CHANGE, {
    input: {
      listingId,
      version: (await listing(listingId)).version,
      prices: [],
      reason: 'New supplier.',
      acceptWarnings: false,
      ...wanted,
    },
  });
const priceOf = async (id: number): Promise<number> => {
  const { data } = await api.ask(null, 'query ($id: Int!) { product(productId: $id) { price } }', { id });
  return (data as { product: { price: number } }).product.price;
};
const audits = () => api.scope.db('audit_log').where({ subject: 'product_listing' });

describe('permissions', () => {
  it.each([
    ['a visitor', null, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    ['a patient', patient('sam'), 'FORBIDDEN', 'FORBIDDEN'],
    [
      'an operator in a patient’s place',
      { ...patient(crypto.randomUUID()), impersonatorId: crypto.randomUUID() },
      'FORBIDDEN',
      'IMPERSONATION_REFUSED',
    ],
    ['a clinician', staff('clinician'), undefined, 'FORBIDDEN'],
  ])('%s', async (_, user, looks, changes) => {
    const input = {
      listingId: 'finasteride',
      version: 0,
      prices: [],
      title: 'Mine',
      reason: 'x',
      acceptWarnings: false,
    };
    const answers = await Promise.all([
      api.ask(user, '{ deskCatalogue { listings { id } } }'),
      api.ask(user, '{ deskListing(id: "finasteride") { id } }'),
      api.ask(user, CHANGE, { input }),
      api.ask(user, REVERT, { id: crypto.randomUUID(), version: 0, reason: 'x' }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      looks,
      looks,
      changes,
      changes,
    ]);
    expect((await listing('finasteride')).version).toBe(0);
  });

  it('a clinician sees the catalog read-only', async () => {
    expect((await listing('finasteride', staff('clinician'))).mayChange).toBe(false);
    expect((await listing('finasteride')).mayChange).toBe(true);
  });
});

describe('a change', () => {
  it('takes effect immediately, is recorded with who and why, and is audited', async () => {
    expect(await priceOf(211)).toBe(5400);
    const answer = await change('finasteride', {
      prices: [{ productId: 211, price: 5700 }],
      description: 'A daily tablet with a new text.',
      unavailableStates: ['TX', 'AK', 'TX'],
    });
    expect(answer.errors).toBeUndefined();
    const changed = answer.data?.changeListing as Listing;
    expect(changed).toMatchObject({
      version: 1,
      isChanged: true,
      description: 'A daily tablet with a new text.',
      unavailableStates: [
        { code: 'AK', name: 'Alaska' },
        { code: 'TX', name: 'Texas' },
      ],
    });
    expect(changed.products[0]).toEqual({ id: 211, price: 5700, originalPrice: 5400 });
    const said = { version: 1, by: 'operator@example.com', reason: 'New supplier.', isRevert: false };
    expect(changed.history.map(({ id: _, ...entry }) => entry)).toEqual([
      {
        ...said,
        field: 'price.211',
        label: 'Finasteride 1 mg tablets, every 3 months',
        from: '$54.00',
        to: '$57.00',
      },
      {
        ...said,
        field: 'description',
        label: 'Description',
        from: expect.stringContaining('FDA-approved for male pattern'),
        to: 'A daily tablet with a new text.',
      },
      {
        ...said,
        field: 'unavailableStates',
        label: 'Not sold in',
        from: 'Sold in every state',
        to: 'Alaska and Texas',
      },
    ]);
    expect(await priceOf(211)).toBe(5700);
    const shown = await api.ask(
      null,
      '{ product(productId: 405) { description unavailableStates { name } } }',
    );
    expect(shown.data?.product).toEqual({
      description: 'A daily tablet with a new text.',
      unavailableStates: [{ name: 'Alaska' }, { name: 'Texas' }],
    });
    expect(await audits().select('action', 'actor_id', 'subject_id', 'detail')).toEqual([
      {
        action: 'catalogue.changed',
        actor_id: operator.id,
        subject_id: 'finasteride',
        detail: { version: 1, fields: ['price.211', 'description', 'unavailableStates'] },
      },
    ]);
  });

  it('survives the next start: the seed keeps operators’ changes and updates everything else', async () => {
    await change('pomade', { prices: [{ productId: 333, price: 1900 }], title: 'Matte pomade' });
    const { db } = api.scope;
    await db('product').where({ id: 334 }).update({ price: 9999 });
    await db('product').insert({
      id: 9,
      drug_type: 'pomade',
      price: 100,
      user_selectable: true,
      details: '{}',
    });
    await db('product_set').insert({ id: 'old', kind: 'plan', name: 'Old', position: 99, options: '[]' });
    await seedCatalogue(api.scope);
    await seedCatalogue(api.scope);
    const pomade = await listing('pomade');
    expect(pomade.title).toBe('Matte pomade');
    expect(pomade.products.map(({ id, price }) => [id, price])).toEqual([
      [333, 1900],
      [334, 3300],
      [335, 6000],
      [336, 2000],
    ]);
    expect(await db('product').where({ id: 9 }).first('user_selectable')).toEqual({ user_selectable: false });
    await db('product').where({ id: 9 }).delete();
    const sets = await api.ask(operator, '{ deskCatalogue { sets { id kind name options } } }');
    const { sets: all } = (sets.data as { deskCatalogue: { sets: { kind: string }[] } }).deskCatalogue;
    expect(all.map(({ kind }) => kind)).toEqual([...Array(14).fill('plan'), ...Array(9).fill('bundle')]);
    expect(all[1]).toEqual({
      id: 'plan-a-with-keto',
      kind: 'plan',
      name: 'Finasteride, minoxidil and ketoconazole shampoo',
      options: [['Finasteride 1 mg tablets', 'Minoxidil 5% solution', 'Ketoconazole 2% shampoo']],
    });
  });

  it.each<[string, string, Record<string, unknown>, string, string]>([
    [
      'a price that is none',
      'minoxidil-foam',
      { prices: [{ productId: 239, price: 99 }] },
      'price.239',
      'Enter a price from $1.00 to $5,000.00, such as $54.00.',
    ],
    [
      'another product’s price',
      'minoxidil-foam',
      { prices: [{ productId: 211, price: 5000 }] },
      'price.211',
      'This product is not part of this listing.',
    ],
    ['an empty text', 'minoxidil-foam', { title: ' ' }, 'title', 'Write a name.'],
    [
      'a long text',
      'minoxidil-foam',
      { title: 'x'.repeat(61) },
      'title',
      'Use at most 60 characters; this is 61.',
    ],
    [
      'two paragraphs',
      'minoxidil-foam',
      { description: 'a\nb' },
      'description',
      'Use one paragraph of plain text.',
    ],
    [
      'a text that hides an off-label use',
      'ketoconazole',
      { description: 'A shampoo for hair.' },
      'description',
      'Say “off-label” or “not FDA-approved”: this use is not approved.',
    ],
    [
      'a text without its boxed warning',
      'sertraline',
      { description: 'Used off-label.' },
      'description',
      'Name the boxed warning.',
    ],
    [
      'a PDE5 inhibitor without nitrates',
      'sildenafil',
      { instructions: 'Take one.' },
      'instructions',
      'Keep the warning about nitrates.',
    ],
    [
      'a shampoo that regrows',
      'thickening-shampoo',
      { title: 'Regrowth shampoo' },
      'title',
      'It is no drug, so it may not promise regrowth.',
    ],
    [
      'words for a page where it is not shown',
      'sildenafil',
      { resultsPage: 'A tablet.' },
      'resultsPage',
      'This product is not recommended on the results page.',
    ],
    [
      'a state that is none',
      'minoxidil-foam',
      { unavailableStates: ['ZZ'] },
      'unavailableStates',
      'There is no state ZZ.',
    ],
    ['no reason', 'minoxidil-foam', { title: 'Foam', reason: '  ' }, 'reason', 'Write why you change this.'],
    ['nothing new', 'minoxidil-foam', {}, 'reason', 'Nothing is different from what is sold now.'],
    [
      'a longer cadence that is not cheaper per month',
      'minoxidil-foam',
      { prices: [{ productId: 604, price: 7800 }] },
      'acceptWarnings',
      'Minoxidil 5% foam: 6 months would not cost less per month than 3 months.',
    ],
    [
      'a slip of the point',
      'minoxidil-foam',
      { prices: [{ productId: 605, price: 144_00 / 10 }] },
      'acceptWarnings',
      'Minoxidil 5% foam: the price changes by more than half, from $144.00 to $14.40.',
    ],
  ])('is refused for %s, the field named', async (_, id, wanted, field, message) => {
    const answer = await change(id, wanted);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
    expect((await listing(id)).version).toBe(0);
  });

  it('with a warning succeeds once the warning is accepted', async () => {
    const answer = await change('minoxidil', {
      prices: [{ productId: 402, price: 6000 }],
      acceptWarnings: true,
    });
    expect(answer.errors).toBeUndefined();
    expect(await priceOf(402)).toBe(6000);
  });

  it('to an unknown product fails with NOT_FOUND', async () => {
    const input = { listingId: 'aspirin', version: 0, prices: [], reason: 'x', acceptWarnings: false };
    const answer = await api.ask(operator, CHANGE, { input });
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('two operators at the same time', () => {
  it('the second gets a conflict and changes nothing', async () => {
    const input = (price: number) => ({
      listingId: 'minoxidil-spray',
      version: 0,
      prices: [{ productId: 711, price }],
      reason: 'x',
      acceptWarnings: false,
    });
    const answers = await Promise.all([
      api.ask(operator, CHANGE, { input: input(4600) }),
      api.ask(staff('operator', 'other'), CHANGE, { input: input(4700) }),
    ]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined].toSorted());
    const spray = await listing('minoxidil-spray');
    expect(spray.version).toBe(1);
    expect(spray.history).toHaveLength(1);
    expect(spray.products[0]?.price).toBe(codes[0] === undefined ? 4600 : 4700);
  });
});

describe('a revert', () => {
  const historyOf = async (id: string) => (await listing(id)).history;

  it('is a separate change, which can be reverted too', async () => {
    await change('tadalafil', { prices: [{ productId: 1025, price: 1900 }] });
    const [first] = await historyOf('tadalafil');
    const back = await api.ask(operator, REVERT, { id: first?.id, version: 1, reason: 'It was a mistake.' });
    expect(back.errors).toBeUndefined();
    expect(await priceOf(1025)).toBe(1800);
    const [revert] = await historyOf('tadalafil');
    expect(revert).toMatchObject({ from: '$19.00', to: '$18.00', isRevert: true, version: 2 });
    expect((await listing('tadalafil')).isChanged).toBe(false);
    await api.ask(operator, REVERT, { id: revert?.id, version: 2, reason: 'It was none.' });
    expect(await priceOf(1025)).toBe(1900);
    expect(await historyOf('tadalafil')).toHaveLength(3);
  });

  it('of texts and states restores the previous values', async () => {
    await change('climax-delay-spray', { title: 'Delay spray', unavailableStates: ['UT'] });
    for (const { id } of await historyOf('climax-delay-spray')) {
      const { version } = await listing('climax-delay-spray');
      expect((await api.ask(operator, REVERT, { id, version, reason: 'No.' })).errors).toBeUndefined();
    }
    expect(await listing('climax-delay-spray')).toMatchObject({
      title: 'Climax delay spray',
      unavailableStates: [],
      isChanged: false,
      version: 3,
    });
    // A listing without its own changes follows the files again.
    expect(await api.scope.db('product_listing').where({ id: 'climax-delay-spray' }).first()).toMatchObject({
      texts: {},
    });
  });

  it('requires the version, a reason, and an existing change', async () => {
    await change('sertraline', { prices: [{ productId: 1301, price: 6100 }] });
    const [first] = await historyOf('sertraline');
    const codeOf = async (variables: Record<string, unknown>) =>
      (await api.ask(operator, REVERT, { id: first?.id, version: 1, reason: 'x', ...variables })).errors?.[0]
        ?.extensions.code;
    expect(await codeOf({ version: 0 })).toBe('CONFLICT');
    expect(await codeOf({ reason: '' })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ id: crypto.randomUUID() })).toBe('NOT_FOUND');
    expect(await codeOf({ id: 'x' })).toBe('NOT_FOUND');
    expect(await priceOf(1301)).toBe(6100);
  });
});
