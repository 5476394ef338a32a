import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { evaluate, rules } from '../eligibility/index.ts';
import { healthyHairAnswers } from '../intake/healthy-answers.ts';
import {
  afterMissedCall,
  callSettled,
  consultationLapsed,
  isMediaComplete,
  isUserActionable,
  journeyKinds,
  journeyMachine,
  journeyWords,
  mayApprove,
  maySubmit,
  mayWithdraw,
  nextActionsOf,
  type PatientStep,
  phoneCallMachine,
  prescriptionExpiry,
  prescriptionMachine,
  refillable,
  renewalOpensAt,
  statusAfter,
} from './index.ts';

const evaluated = (answers: Record<string, string | string[]>) =>
  evaluate({
    answers: { ...healthyHairAnswers('2027-03-01'), ...answers },
    drugTypes: ['finasteride', 'minoxidil_oral', 'thickening_shampoo'],
    ageYears: 36,
    state: 'NY',
    servedStates: ['NY'],
  });

const ruleIds = rules.map((rule) => rule.id);

describe('invariant 5: a stop rule blocks approve', () => {
  it.each([
    ['stop', { patchy: 'yes' }],
    ['emergency', { self_harm_now: 'yes' }],
  ])('%s, whatever is acknowledged', (outcome, answers) => {
    const evaluation = evaluated(answers);
    expect(evaluation.outcome).toBe(outcome);
    expect(mayApprove(evaluation, ruleIds).ok).toBe(false);
    expect(mayApprove(evaluation, ruleIds, ['thickening_shampoo']).ok).toBe(false);
  });

  it('any stop or emergency among any findings', () => {
    fc.assert(
      fc.property(fc.subarray(['yes', 'no']), fc.subarray(ruleIds), (patchy, acknowledged) => {
        const evaluation = evaluated({ patchy: patchy[0] ?? 'no' });
        expect(mayApprove(evaluation, acknowledged).ok).toBe(evaluation.outcome !== 'stop');
      }),
    );
  });
});

describe('approving', () => {
  const flagged = evaluated({ conditions: ['liver', 'kidney'] });

  it('needs every review finding acknowledged and names what is missing', () => {
    expect(mayApprove(flagged, ['FIN-LIVER'])).toEqual({
      ok: false,
      failure: {
        code: 'CONFLICT',
        message: 'Please acknowledge each flag before approving: FIN-KIDNEY, OMX-KIDNEY.',
        fields: [],
      },
    });
    expect(mayApprove(flagged, ['FIN-LIVER', 'FIN-KIDNEY', 'OMX-KIDNEY']).ok).toBe(true);
    expect(mayApprove(evaluated({}), []).ok).toBe(true);
  });

  it('refuses a drug that a rule took out, one that was not evaluated, and an empty prescription', () => {
    const evaluation = evaluated({ conditions: ['heart_failure'] });
    expect(mayApprove(evaluation, [], ['finasteride']).ok).toBe(true);
    expect(mayApprove(evaluation, [], ['finasteride', 'minoxidil_oral']).ok).toBe(false);
    expect(mayApprove(evaluation, [], ['ketoconazole']).ok).toBe(false);
    expect(mayApprove(evaluation, [], []).ok).toBe(false);
    expect(mayApprove(evaluation, [], ['thickening_shampoo']).ok).toBe(false);
  });
});

describe('submitting', () => {
  const read = [
    { ruleId: 'FIN-COUNSEL', version: 1 },
    { ruleId: 'OMX-COUNSEL', version: 1 },
  ];

  it('needs every safety text in its present version', () => {
    expect(maySubmit(evaluated({}), read).ok).toBe(true);
    expect(maySubmit(evaluated({}), read.slice(1)).ok).toBe(false);
    expect(maySubmit(evaluated({}), [{ ruleId: 'FIN-COUNSEL', version: 0 }, ...read.slice(1)]).ok).toBe(
      false,
    );
  });

  it('names the texts that are missing, with their words', () => {
    const missing = maySubmit(evaluated({}), read.slice(1));
    const text = rules.find(({ id }) => id === 'FIN-COUNSEL')?.reasonForPatient;
    const summary = 'Please read the safety information and tick each box.';
    expect(missing).toEqual({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        message: summary,
        fields: [
          { field: 'acknowledgedRuleIds', message: summary },
          { field: 'acknowledgedRuleIds.FIN-COUNSEL', message: text },
        ],
      },
    });
  });

  it('asks for no text about a drug that is out, allows a review, refuses a stop', () => {
    expect(maySubmit(evaluated({ conditions: ['heart_failure'] }), read.slice(0, 1)).ok).toBe(true);
    expect(maySubmit(evaluated({ conditions: ['liver'] }), read).ok).toBe(true);
    expect(maySubmit(evaluated({ patchy: 'yes' }), read).ok).toBe(false);
    expect(maySubmit(evaluated({ conditions: ['heart_failure'], allergies: ['finasteride'] }), read).ok).toBe(
      false,
    );
  });
});

describe('the journey for the patient', () => {
  it('invariant 8: waits for him only when there is something to do', () => {
    for (const status of journeyMachine.states)
      if (nextActionsOf(status).length === 0) expect(isUserActionable(status)).toBe(false);
  });

  it('waits in exactly these states', () => {
    expect(journeyMachine.states.filter((status) => !isUserActionable(status))).toEqual([
      'awaiting_doctor',
      'in_fulfilment',
      'completed',
      'ineligible',
      'declined',
    ]);
    expect(nextActionsOf('declined')).toEqual(['read_reason', 'refund']);
  });

  it('is told in plain words, never by the internal name', () => {
    for (const status of journeyMachine.states) {
      const { title, detail } = journeyWords(status);
      expect(title.length).toBeGreaterThan(5);
      expect(detail).toMatch(/\.$/);
      expect(`${title} ${detail}`).not.toMatch(/_|!/);
    }
  });

  it('takes the steps of its kind in order', () => {
    const settled = new Set<PatientStep>(['awaiting_account', 'awaiting_checkout']);
    expect(statusAfter('initial', new Set())).toBe('awaiting_account');
    expect(statusAfter('initial', settled)).toBe('awaiting_quiz');
    expect(statusAfter('otc_order', settled)).toBe('in_fulfilment');
    expect(statusAfter('renewal', new Set(['awaiting_quiz', 'awaiting_media', 'awaiting_phone_call']))).toBe(
      'awaiting_doctor',
    );
  });

  it('can make every move that its kinds ask for', () => {
    const settledBy = (kind: (typeof journeyKinds)[number]): void => {
      const settled = new Set<PatientStep>();
      let at: (typeof journeyMachine.states)[number] = 'created';
      for (;;) {
        const to = statusAfter(kind, settled);
        const role = to === 'in_fulfilment' ? 'payments' : 'patient';
        expect(journeyMachine.move(at, to, role)).toEqual({ ok: true, value: to });
        if (to === 'awaiting_doctor' || to === 'in_fulfilment') return;
        settled.add(to);
        at = to;
      }
    };
    for (const kind of journeyKinds) settledBy(kind);
  });
});

describe('prescriptions', () => {
  it.each([
    ['2027-03-12T15:30:00.000Z', '2028-03-12T15:30:00.000Z'],
    ['2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
    ['2027-02-28T23:59:59.000Z', '2028-02-28T23:59:59.000Z'],
    ['2027-12-31T12:00:00.000Z', '2028-12-31T12:00:00.000Z'],
  ])('signed %s ends %s', (signed, end) => {
    expect(prescriptionExpiry(new Date(signed)).toISOString()).toBe(end);
  });

  const expiresAt = new Date('2028-03-12T00:00:00Z');
  const good = { status: 'active', expiresAt, refillsRemaining: 1 } as const;

  it('is refillable while active, unexpired and with fills left', () => {
    const before = new Date('2028-03-11T23:59:59Z');
    expect(refillable(good, before)).toBe(true);
    expect(refillable(good, expiresAt)).toBe(false);
    expect(refillable({ ...good, refillsRemaining: 0 }, before)).toBe(false);
    expect(refillable({ ...good, expiresAt: null }, before)).toBe(false);
    for (const status of prescriptionMachine.states)
      expect(refillable({ ...good, status }, before)).toBe(status === 'active');
  });

  it('opens its renewal 30 days before the end or with the last refill', () => {
    expect(renewalOpensAt(expiresAt, null)).toEqual(new Date('2028-02-11T00:00:00Z'));
    const shipped = new Date('2027-12-12T00:00:00Z');
    expect(renewalOpensAt(expiresAt, shipped)).toEqual(shipped);
    expect(renewalOpensAt(expiresAt, addDays(expiresAt, -5))).toEqual(addDays(expiresAt, -30));
  });

  it('can be withdrawn only before the first fill', () => {
    expect(mayWithdraw(0).ok).toBe(true);
    expect(mayWithdraw(1).ok).toBe(false);
  });
});

describe('calls, photos and silence', () => {
  it('a call is settled when it was held, waived or never needed', () => {
    expect(phoneCallMachine.states.filter(callSettled)).toEqual(['not_required', 'completed', 'waived']);
    expect([1, 2, 3, 4].map(afterMissedCall)).toEqual([
      'ask_again',
      'remind_and_alert_care',
      'expire_visit',
      'expire_visit',
    ]);
  });

  it('photos are complete when none is missing or rejected', () => {
    expect(isMediaComplete([])).toBe(false);
    expect(isMediaComplete([{ status: 'uploaded' }, { status: 'accepted' }])).toBe(true);
    expect(isMediaComplete([{ status: 'uploaded' }, { status: 'rejected' }])).toBe(false);
  });

  it('a question or a plan lapses after 14 days, a review never', () => {
    const entered = new Date('2027-01-01T00:00:00Z');
    const later = addDays(entered, 14);
    expect(consultationLapsed('needs_info', entered, later)).toBe(true);
    expect(consultationLapsed('plan_proposed', entered, later)).toBe(true);
    expect(consultationLapsed('plan_proposed', entered, addDays(entered, 13))).toBe(false);
    expect(consultationLapsed('in_review', entered, later)).toBe(false);
  });
});
