import { describe, expect, it } from 'vitest';
import type { Purpose } from '../doors.ts';
import type { ChartFacts } from './chart-facts.ts';
import { chart, fill, move, product, sent } from './chart-rules.fixture.ts';
import { chartRules } from './index.ts';
import { judgeChart } from './judge-chart.ts';

const facts = chart(fill, [product('finasteride')], [sent('finasteride', 10)]);
const said = (purpose: Purpose, given: ChartFacts = facts) =>
  Object.fromEntries(judgeChart(chartRules, purpose, given).map(({ id, result }) => [id, result]));
const resultOf = (id: string, given: ChartFacts) =>
  judgeChart(chartRules, 'dispatch', given).find((one) => one.id === id);

describe('the record of the rules across products', () => {
  it('has each rule of the door that is about a wanted drug, and no other', () => {
    expect(said('dispatch')).toEqual({
      'DUP-FIN': 'passed',
      'CATALOG-CONFLICT': 'passed',
      'RFL-SOON': 'fired',
      'RFL-ONCE': 'passed',
      'SUPPLY-CEILING': 'fired',
      LICENSE: 'passed',
      'SOLD-THERE': 'passed',
    });
    expect(said('address')).toEqual({ LICENSE: 'passed', 'SOLD-THERE': 'passed' });
    expect(said('submit')).toEqual({});
  });

  it('has the rules of each drug when several are wanted', () => {
    const both = said(
      'dispatch',
      chart(fill, [product('finasteride'), product('sildenafil', { productId: 3 })]),
    );
    expect(both).toMatchObject({ 'DUP-FIN': 'passed', 'DUP-PDE5': 'passed' });
    expect(both).not.toHaveProperty('DUP-SSRI');
  });

  it('is empty when no product is in question, also of the rules about every product', () => {
    expect(said('address', chart(move, []))).toEqual({});
  });

  it('comes out the same from what the database keeps', () => {
    expect(said('dispatch', JSON.parse(JSON.stringify(facts)))).toEqual(said('dispatch'));
  });
});

describe('the result of a rule across products', () => {
  it('has the outcome of the rule when it fired', () => {
    expect(resultOf('RFL-SOON', facts)).toEqual({
      id: 'RFL-SOON',
      version: 1,
      result: 'fired',
      outcome: 'stop',
    });
  });

  it('is that nothing is against it when it did not fire', () => {
    expect(resultOf('DUP-FIN', facts)).toEqual({
      id: 'DUP-FIN',
      version: 2,
      result: 'passed',
      outcome: 'ok',
    });
  });

  it('is that nobody asked, with the question, when a license counts and it is unknown where the patient is', () => {
    expect(resultOf('LICENSE', { ...facts, patientState: null })).toEqual({
      id: 'LICENSE',
      version: 1,
      result: 'not_asked',
      outcome: 'ok',
      questions: ['state'],
    });
  });

  it.each<[string, readonly (readonly string[] | null)[], string]>([
    ['no wanted product needs a prescription: passed', [null], 'passed'],
    ['one of two wanted products needs a prescription: not asked', [['TX'], null], 'not_asked'],
    ['the second of two wanted products needs a prescription: not asked', [null, ['TX']], 'not_asked'],
  ])('while it is unknown where the patient is, and %s', (_, states, expected) => {
    const wanted = states.map((prescriberStates, index) =>
      product('minoxidil_foam', { productId: index + 1, prescriberStates }),
    );
    expect(resultOf('LICENSE', chart(fill, wanted, [], { patientState: null }))?.result).toBe(expected);
  });

  it('of a license is that it fired when the parcel goes where it does not count, wherever the patient is', () => {
    const elsewhere = { ...facts, shipState: 'NY', patientState: null };
    expect(resultOf('LICENSE', elsewhere)).toMatchObject({ result: 'fired', outcome: 'stop' });
  });

  it('of a rule that reads no license does not wait for where the patient is', () => {
    expect(resultOf('SOLD-THERE', { ...facts, patientState: null })?.result).toBe('passed');
  });
});
