import { beforeEach, describe, expect, it } from 'vitest';
import { flagCatalogue } from '#config/flag-catalogue.ts';
import { type GivenFlags, givenFlagsPort } from '#server/ports/given-flags.ts';
import { type OutageEntry, outagesPort } from '#server/ports/outages.ts';
import { provide } from '#server/scope.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { operationsModule } from './module.ts';
import { followFlags } from './services/follow-flags.ts';
import { listFlags } from './services/list-flags.ts';

let given: Record<string, unknown> = {};
let source: GivenFlags['source'] = 'file';
let readOutages: () => Promise<readonly OutageEntry[]> = async () => [];
const flags: GivenFlags = {
  get source() {
    return source;
  },
  values: async () => given,
};
const harness = await openFileHarness({
  modules: [...orderModules, operationsModule],
  providers: [
    provide(givenFlagsPort, () => flags),
    provide(outagesPort, () => ({ read: () => readOutages() })),
  ],
});
const operator = await harness.operator();

/** What the service answers with other settings than the harness has. */
const listed = async (settings: object = {}) =>
  listFlags({ ...harness.scope, settings: { ...harness.scope.settings, ...settings } }, operator);
const flag = async (name: string, settings: object = {}) =>
  (await listed(settings)).flags.find((one) => one.name === name);

beforeEach(async () => {
  [given, source] = [{}, 'file'];
  readOutages = async () => [];
  await emptyAuditLog(harness.knex);
});

describe('the list of flags', () => {
  it('has every flag of the catalog; without a value of the source its default holds', async () => {
    const { flags: all } = await listed();
    expect(all.map(({ name }) => name)).toEqual(Object.keys(flagCatalogue));
    expect(new Set(all.map(({ sourceLabel }) => sourceLabel))).toEqual(new Set(['Default']));
    expect(await flag('sms-opt-in-location')).toMatchObject({ value: 'checkout', initial: 'checkout' });
  });

  it.each([
    ['file', 'File'],
    ['service', 'LaunchDarkly'],
  ] as const)('says that a value comes from the %s', async (from, label) => {
    [given, source] = [{ 'quiz-early-interests': true, 'mini-quiz-redesign': 2 }, from];
    expect(await flag('quiz-early-interests')).toMatchObject({
      ...{ value: 'true', initial: 'false', sourceLabel: label, refused: null },
    });
    expect(await flag('mini-quiz-redesign')).toMatchObject({ value: '2', sourceLabel: label });
    expect(await listed()).toMatchObject({ source: from, sourceLabel: label });
  });

  it('says that the default holds where the given value is refused, and which names are unknown', async () => {
    given = { 'ed-eligibility-age': 12, 'enable-magic': true };
    expect(await flag('ed-eligibility-age')).toMatchObject({
      ...{ value: '18', sourceLabel: 'Default', refused: '12' },
    });
    expect((await listed()).unknown).toEqual(['enable-magic']);
  });

  it('leads to a preview of each value outside production, and to none there', async () => {
    const { origins } = harness.scope.settings;
    expect(await flag('mini-quiz-redesign')).toMatchObject({
      previews: [0, 1, 2].map((value) => ({
        value: String(value),
        href: `${origins.marketing}/quiz?flag.mini-quiz-redesign=${value}`,
      })),
      endPreview: `${origins.marketing}/quiz?flag.mini-quiz-redesign=`,
    });
    expect(await flag('mini-quiz-redesign', { isProduction: true })).toMatchObject({
      previews: [],
      endPreview: null,
    });
    expect((await listed({ isProduction: true })).hasPreviews).toBe(false);
  });
});

describe('the outage banners', () => {
  it('are those of the operator; without any there is none', async () => {
    expect(await listed()).toMatchObject({ outages: [], outagesProblem: null });
    const entry = {
      brands: ['*'],
      routes: ['/checkout*'],
      header: 'Payments are slow',
      body: 'We are on it.',
    };
    readOutages = async () => [entry];
    expect(await listed()).toMatchObject({ outages: [entry], outagesProblem: null });
  });

  it('are none while the file is not right, which is said', async () => {
    readOutages = async () => {
      throw new SyntaxError('Unexpected token');
    };
    expect(await listed()).toMatchObject({
      outages: [],
      outagesProblem: expect.stringContaining('not right'),
    });
  });
});

describe('what changed', () => {
  const look = () => followFlags.run(harness.makeScope());
  const changes = async () =>
    (await listed()).changes.map(({ subject, before, after }) => [subject, before, after]);
  beforeEach(() => harness.knex('flag_change').delete());

  it('is nothing while the defaults hold and there is no banner', async () => {
    await look();
    expect(await changes()).toEqual([]);
  });

  it('is recorded once, with what held before, the newest first', async () => {
    given = { 'quiz-early-interests': true };
    await look();
    await look();
    given = { 'mini-quiz-redesign': 2, 'enable-magic': true };
    await look();
    expect((await changes()).toSorted()).toEqual(
      [
        ['quiz-early-interests', 'false', 'true'],
        ['quiz-early-interests', 'true', 'false'],
        ['mini-quiz-redesign', '0', '2'],
      ].toSorted(),
    );
    expect((await changes()).at(-1)).toEqual(['quiz-early-interests', 'false', 'true']);
    expect((await listed()).changes[0]?.seenAt).toEqual(harness.clock.now());
  });

  it('has each change once when two processes look at the same time', async () => {
    given = { 'quiz-early-interests': true };
    await Promise.all([look(), look(), look()]);
    expect(await changes()).toEqual([['quiz-early-interests', 'false', 'true']]);
  });

  it('a value that the flag refuses is no change', async () => {
    given = { 'ed-eligibility-age': 12 };
    await look();
    expect(await changes()).toEqual([]);
  });

  it('a banner is recorded when it begins, changes and ends, but not while the file is not right', async () => {
    const entry = { brands: ['*'], routes: ['/checkout*'], header: 'Payments are slow', body: 'Wait.' };
    readOutages = async () => [entry];
    await look();
    readOutages = async () => {
      throw new SyntaxError('Unexpected token');
    };
    await look();
    readOutages = async () => [];
    await look();
    const text = 'Payments are slow Wait. (*, pages /checkout*)';
    expect(await changes()).toEqual([
      ['Outage banners', text, 'No banner'],
      ['Outage banners', 'No banner', text],
    ]);
  });

  it('is nothing while the service cannot be asked', async () => {
    given = { 'quiz-early-interests': true };
    await look();
    [given, source] = [{}, 'service'];
    await look();
    expect(await changes()).toHaveLength(1);
  });
});

it('reading it is recorded', async () => {
  expect((await harness.api(operator, '{ deskFlags { source flags { name } } }')).errors).toBeUndefined();
  const rows = await harness.rows('audit_log', { action: 'flags.read' });
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([operator.id]);
});
