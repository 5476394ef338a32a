import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { chartRules, rules } from './domain/index.ts';
import { ruleOverview } from './services/rule-overview.ts';

let at: Date;
const harness = await openFileHarness({ modules: careModules });
beforeEach(async () => {
  await harness.scope.db.raw('truncate decision_record');
  at = new Date('2027-06-10T16:00:00Z');
  harness.clock.set(at);
});

let records = 0;
/** A decision at which these rules fired and these passed. */
const decided = async (
  purpose: string,
  when: Date,
  fired: readonly string[],
  passed: readonly string[] = [],
) => {
  records += 1;
  const said = (result: string) => (id: string) => ({ id, version: 1, result, outcome: 'review' });
  await harness.scope.db('decision_record').insert({
    id: `00000000-0000-4000-8000-${String(records).padStart(12, '0')}`,
    user_id: '00000000-0000-4000-8000-0000000000aa',
    purpose,
    drug_types: ['finasteride'],
    ship_state: 'TX',
    ruleset_hash: 'x',
    rules: JSON.stringify([...fired.map(said('fired')), ...passed.map(said('passed'))]),
    outcome: 'review',
    is_allowed: true,
    actor_role: 'patient',
    at: when,
  });
};
const overview = () => ruleOverview(harness.makeScope());
const ruleIn = async (id: string) => (await overview()).rules.find((rule) => rule.id === id);

describe('how often a rule fired', () => {
  it('counts today and the 29 days before it, by door and day', async () => {
    const first = new Date('2027-05-12T00:00:00Z');
    await decided('submit', first, ['FIN-LIVER']);
    await decided('submit', new Date(first.getTime() - 1), ['FIN-LIVER']);
    await decided('submit', at, ['FIN-LIVER', 'OTHER-HISTORY'], ['FIN-KIDNEY']);
    await decided('submit', addDays(at, -0.25), ['FIN-LIVER']);
    await decided('approve', at, ['FIN-LIVER']);
    const { from, to, decisions } = await overview();
    expect([from, to]).toEqual(['2027-05-12', '2027-06-10']);
    expect((new Date(to).getTime() - new Date(from).getTime()) / DAY_MS).toBe(29);
    expect((await ruleIn('FIN-LIVER'))?.firings).toEqual([
      { ruleId: 'FIN-LIVER', version: 1, purpose: 'submit', day: '2027-05-12', count: 1 },
      { ruleId: 'FIN-LIVER', version: 1, purpose: 'approve', day: '2027-06-10', count: 1 },
      { ruleId: 'FIN-LIVER', version: 1, purpose: 'submit', day: '2027-06-10', count: 2 },
    ]);
    expect((await ruleIn('OTHER-HISTORY'))?.firings.map(({ count }) => count)).toEqual([1]);
    expect((await ruleIn('FIN-KIDNEY'))?.firings).toEqual([]);
    expect(decisions).toEqual([
      { purpose: 'approve', count: 1 },
      { purpose: 'submit', count: 3 },
    ]);
  });

  it('lists findings without a rule separately: those that compare answers, and removed rules', async () => {
    await decided('amend', at, ['ANSWER-CHANGED', 'REMOVED-RULE', 'FIN-LIVER']);
    const { otherFirings } = await overview();
    expect(otherFirings.map(({ ruleId }) => ruleId)).toEqual(['ANSWER-CHANGED', 'REMOVED-RULE']);
  });

  it('counts a decision without rules, and any purpose', async () => {
    await decided('dispatch', at, []);
    await harness.scope.db.raw('alter table decision_record disable trigger all');
    await harness.scope.db('decision_record').update({ rules: null });
    await harness.scope.db.raw('alter table decision_record enable trigger all');
    await decided('a new purpose', at, ['BP5']);
    expect((await overview()).decisions).toEqual([
      { purpose: 'a new purpose', count: 1 },
      { purpose: 'dispatch', count: 1 },
    ]);
    expect((await ruleIn('BP5'))?.firings[0]?.purpose).toBe('a new purpose');
  });

  it('costs one statement', async () => {
    await decided('submit', at, ['FIN-LIVER']);
    expect(await statementsOf(harness.knex, overview)).toHaveLength(1);
  });
});

describe('a rule', () => {
  it('is listed once, in the order of the rules, with the document and the primary source', async () => {
    const { rules: listed } = await overview();
    expect(listed.map(({ id }) => id)).toEqual([...rules, ...chartRules].map(({ id }) => id));
    expect(await ruleIn('FIN-LIVER')).toMatchObject({
      version: 1,
      outcome: 'review',
      drugTypes: [
        'finasteride',
        'topical_finasteride_and_minoxidil',
        'topical_finasteride_and_minoxidil_foam',
      ],
      serviceLines: ['hair_loss_care'],
      questions: [{ id: 'conditions', label: 'Do you have, or have you ever had, any of these?' }],
      citation: 'docs/clinical/hair-loss.md#FIN-LIVER',
      source: {
        document: 'Hair loss',
        section: 'Finasteride 1 mg tablets',
        condition: 'conditions = liver',
        basis: 'FIN-REVIEW V',
        facts: [{ id: 'FIN-REVIEW' }],
        sources: [{ title: 'PROPECIA (finasteride 1 mg)' }, { title: 'S4' }],
      },
    });
  });

  it('has the source of each earlier version that decisions may name, newest first', async () => {
    const sex = await ruleIn('SEX');
    expect(sex?.earlier.map(({ version }) => version)).toEqual(
      Array.from({ length: (sex?.version ?? 0) - 1 }, (_, index) => (sex?.version ?? 0) - 1 - index),
    );
    expect(sex?.earlier[0]?.source.document).toBe('Questions and rules of every prescription line');
    expect((await ruleIn('FIN-LIVER'))?.earlier).toEqual([]);
  });

  it('across products says which records it reads, and counts like any other', async () => {
    await decided('dispatch', at, ['RFL-SOON']);
    expect(await ruleIn('RFL-SOON')).toMatchObject({
      version: 1,
      outcome: 'stop',
      scope: 'drugs',
      citation: 'docs/clinical/quantities-and-refills.md#RFL-SOON',
      questions: [{ id: 'records', label: expect.stringContaining('Orders, subscriptions') }],
      firings: [{ purpose: 'dispatch', count: 1 }],
    });
    expect(await ruleIn('DUP-SSRI')).toMatchObject({ serviceLines: ['premature_ejaculation'] });
  });

  it('about every prescription drug belongs to every service line and names no drug', async () => {
    expect(await ruleIn('AGE-MIN')).toMatchObject({
      drugTypes: [],
      serviceLines: ['hair_loss_care', 'erectile_dysfunction', 'premature_ejaculation'],
      scope: rules.find(({ id }) => id === 'AGE-MIN')?.scope,
    });
  });

  it('names every question that it reads with the text of its questionnaire', async () => {
    const { rules: listed } = await overview();
    const unnamed = listed.flatMap(({ questions }) => questions.filter(({ id, label }) => label === id));
    expect(unnamed).toEqual([]);
  });
});

it('the first day is a whole day whatever the time of day', async () => {
  harness.clock.set(new Date('2027-06-10T00:00:01Z'));
  await decided('submit', new Date('2027-05-12T00:00:00Z'), ['H2']);
  expect(toCalendarDate(harness.clock.now())).toBe('2027-06-10');
  expect((await ruleIn('H2'))?.firings).toHaveLength(1);
});
