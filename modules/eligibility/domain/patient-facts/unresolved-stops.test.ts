import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { factOf } from '#test/harness/doubles/facts-in-memory.ts';
import { emergencyTakes, unresolvedStops } from './unresolved-stops.ts';

const idsOf = (ruleId: string, drugTypes: readonly DrugType[], over: Parameters<typeof factOf>[2] = {}) =>
  unresolvedStops([factOf('any', 'answer', { ruleIds: [ruleId], ...over })], drugTypes).map((stop) => [
    stop.ruleId,
    stop.drugTypes,
  ]);

describe('an unresolved stop', () => {
  it.each<[string, readonly DrugType[], readonly DrugType[]]>([
    ['SELF-HARM', ['finasteride', 'minoxidil_foam'], ['finasteride', 'minoxidil_foam']],
    ['STATE', ['finasteride', 'minoxidil_foam'], ['finasteride']],
    ['H4', ['ketoconazole', 'minoxidil_foam', 'sildenafil'], ['ketoconazole', 'minoxidil_foam']],
    ['CV4', ['sertraline', 'finasteride'], ['sertraline']],
    ['PDE-NITRATE', ['tadalafil', 'sertraline'], ['tadalafil']],
    ['FIN-ALLERGY', ['finasteride', 'minoxidil_oral'], ['finasteride']],
  ])('%s affects of %j its own scope', (ruleId, drugTypes, taken) => {
    expect(idsOf(ruleId, drugTypes)).toEqual([[ruleId, taken]]);
  });

  it('counts from a draft too, and not once clinicians have resolved it', () => {
    expect(idsOf('H4', ['finasteride'], { stage: 'draft' })).toEqual([['H4', ['finasteride']]]);
    expect(idsOf('H4', ['finasteride'], { resolvedRuleIds: ['H4'] })).toEqual([]);
  });

  it('does not affect other drugs, and nothing when its rule no longer exists', () => {
    expect(idsOf('PDE-NITRATE', ['finasteride'])).toEqual([]);
    expect(idsOf('GONE', ['finasteride'])).toEqual([]);
  });

  it('contains the patient’s text, and the number of clinicians who resolve it', () => {
    const [two, one] = unresolvedStops(
      [factOf('any', 'answer', { ruleIds: ['URGENT-SYMPTOMS', 'FIN-ALLERGY'] })],
      ['finasteride'],
    );
    expect(two).toMatchObject({
      needsTwoClinicians: true,
      reasonForPatient: expect.stringContaining('call 911'),
    });
    expect(one).toMatchObject({ ruleId: 'FIN-ALLERGY', needsTwoClinicians: false });
  });
});

describe('an open emergency', () => {
  const facts = [
    factOf('urgent_symptoms', ['erection_over_4h'], {
      visitId: 'erection',
      ruleIds: ['PDE-EMERG'],
      resolvedRuleIds: ['PDE-EMERG'],
    }),
    factOf('cancer_treatment', 'now', { visitId: 'message', ruleIds: ['H4'] }),
  ];
  it('affects the drugs of its rule, also when that was resolved', () => {
    expect(emergencyTakes(facts, ['erection'], ['sildenafil'])).toBe(true);
    expect(emergencyTakes(facts, ['erection'], ['finasteride'])).toBe(false);
  });

  it('affects everything when no answer raised it', () => {
    expect(emergencyTakes(facts, ['message'], ['sildenafil'])).toBe(true);
    expect(emergencyTakes(facts, ['unknown'], ['finasteride'])).toBe(true);
  });

  it('is one of several, or none', () => {
    expect(emergencyTakes(facts, [], ['finasteride'])).toBe(false);
    expect(emergencyTakes(facts, ['erection', 'message'], ['finasteride'])).toBe(true);
  });
});
