import { describe, expect, it } from 'vitest';
import { judgeVisit, type PatientFact, unresolvedStopsText } from '#modules/eligibility/index.ts';
import { factOf } from '#test/harness/doubles/facts-in-memory.ts';
import { judgeAnswers } from './judge-answers.ts';
import { decisionBlocks, mayDecide } from './may-decide.ts';

/** A visit about finasteride and the delay spray whose own answers allow both. */
const judged = (known: readonly PatientFact[], openAlerts: readonly string[] = []) => ({
  ...judgeAnswers(known, {
    purpose: 'amend',
    kind: 'titration',
    answers: {},
    drugTypes: ['finasteride', 'climax_delay_spray'],
    isFirstOfLine: false,
    shipState: 'NY',
    dob: '1990-04-12',
    patient: { takenDrugs: [], erectionMinimumAge: 18, earlyRefills: 0 },
    now: new Date('2026-11-20T12:00:00Z'),
  }),
  openAlerts,
});
const cancer = factOf('cancer_treatment', 'now', { ruleIds: ['H5'], visitId: 'other', stage: 'draft' });
const nitrate = factOf('nitrate_use', 'yes', { ruleIds: ['PDE-NITRATE'], visitId: 'other' });
const chestPain = factOf('urgent_symptoms', ['chest_pain'], {
  ruleIds: ['URGENT-SYMPTOMS'],
  resolvedRuleIds: ['URGENT-SYMPTOMS'],
  visitId: 'emergency',
});
const decide = (known: readonly PatientFact[], openAlerts: readonly string[] = []) => {
  const visit = judged(known, openAlerts);
  // Every finding that a clinician may acknowledge is acknowledged.
  return mayDecide(
    visit,
    visit.evaluation.findings.map(({ ruleId }) => ruleId),
    ['finasteride'],
  );
};
const ALERT = 'An emergency of the patient is open. Record its outcome in the case first.';

describe('a decision', () => {
  it('is allowed without an unresolved stop or an open emergency', () => {
    expect(decide([])).toEqual({ ok: true, value: true });
    expect(decide([nitrate])).toEqual({ ok: true, value: true });
    expect(decide([{ ...cancer, resolvedRuleIds: ['H5'] }])).toEqual({ ok: true, value: true });
  });

  it('is refused by an unresolved stop, by name, whatever is acknowledged', () => {
    expect(decide([cancer])).toEqual({
      ok: false,
      failure: {
        code: 'CONFLICT',
        message:
          'H5 counts until two clinicians resolve it: under “Open stops”, or by resuming what it put on hold.',
        fields: [{ field: 'openStops.H5', message: expect.stringMatching(/\.$/) }],
      },
    });
  });

  it('is not refused by a rule that one clinician settles', () => {
    const allergy = factOf('allergies', ['finasteride'], { ruleIds: ['FIN-ALLERGY'], stage: 'draft' });
    expect(decide([allergy])).toEqual({ ok: true, value: true });
  });

  it('is refused by an open emergency about the drug, and by one that no answer raised', () => {
    const refusal = { code: 'CONFLICT', message: ALERT, fields: [{ field: 'alert', message: ALERT }] };
    expect(decide([chestPain], ['emergency'])).toEqual({ ok: false, failure: refusal });
    expect(decide([], ['message'])).toEqual({ ok: false, failure: refusal });
    const erection = factOf('urgent_symptoms', ['erection_over_4h'], {
      ruleIds: ['PDE-EMERG'],
      resolvedRuleIds: ['PDE-EMERG'],
      visitId: 'erection',
    });
    expect(decide([erection], ['erection'])).toEqual({ ok: true, value: true });
  });

  it('is refused while a rule needs an answer that is too old, which no rule about old answers lists', () => {
    const asked = (answeredAt: string) => {
      const answers = {
        cancer_treatment: 'no',
        conditions: ['none'],
      };
      const { facts } = judged([]);
      const visit = judgeVisit({
        ...facts,
        purpose: 'approve',
        kind: 'renewal',
        answers,
        answeredAt: { cancer_treatment: answeredAt, conditions: '2026-11-19T12:00:00Z' },
      });
      const all = visit.evaluation.findings.map(({ ruleId }) => ruleId);
      return mayDecide({ ...visit, known: [], openAlerts: [] }, all, ['finasteride']);
    };
    expect(asked('2025-11-21T12:00:00Z')).toEqual({ ok: true, value: true });
    const refused = asked('2025-11-19T12:00:00Z');
    expect(refused.ok ? [] : refused.failure.fields).toEqual([
      { field: 'answers.cancer_treatment', message: expect.stringContaining('too old to count: “') },
    ]);
  });

  it("names both, in addition to the refusals of the visit's rules", () => {
    const both = decide([cancer, chestPain], ['emergency']);
    expect(both.ok ? '' : both.failure.message).toMatch(/H5 counts .* An emergency of the patient is open/);
    const visit = judged([cancer]);
    const unread = mayDecide(visit, [], ['finasteride']);
    expect(unread.ok ? null : unread.failure).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Please acknowledge each flag.* H5 counts until/),
      fields: [{ field: 'openStops.H5' }],
    });
    // The drugs of the visit, when none are named.
    expect(mayDecide(visit, ['ANSWER-CHANGED']).ok).toBe(false);
  });
});

describe('what the desk shows before a decision', () => {
  it('is nothing when the visit can be decided', () => {
    expect(decisionBlocks(judged([]), [])).toEqual([]);
  });

  it('is a text for each reason: flags that nobody read, open stops and open emergencies', () => {
    const [flags = '', stops = '', alert, ...more] = decisionBlocks(
      judged([cancer, chestPain], ['emergency']),
      [],
    );
    expect(flags).toMatch(/^Please acknowledge each flag/);
    expect(stops).toMatch(/^H5 counts until two clinicians resolve it/);
    expect([alert, more]).toEqual([ALERT, []]);
  });

  it('leaves out flags that were read', () => {
    const visit = judged([cancer]);
    const read = visit.evaluation.findings.map(({ ruleId }) => ruleId);
    expect(decisionBlocks(visit, read)).toEqual([expect.stringMatching(/^H5 counts until/)]);
  });
});

it('the text names every rule', () => {
  const stop = { outcome: null, reasonForClinician: '', needsTwoClinicians: true, facts: [], drugTypes: [] };
  expect(
    unresolvedStopsText([
      { ...stop, ruleId: 'H1', reasonForPatient: '' },
      { ...stop, ruleId: 'H5', reasonForPatient: '' },
    ]),
  ).toMatch(/^H1, H5 count until/);
});
