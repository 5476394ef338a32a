import { describe, expect, it } from 'vitest';
import { afterMissedCall, callSettled, phoneCallMachine } from '#modules/call/domain/phone-call.ts';
import {
  afterQuestions,
  isUserActionable,
  journeyCopy,
  journeyKinds,
  journeyMachine,
  nextActionsOf,
  type PatientStep,
  statusAfter,
  stepAfter,
} from './index.ts';

describe('the journey for the patient', () => {
  it('invariant 8: waits for the patient only when there is something to do', () => {
    for (const status of journeyMachine.states)
      if (nextActionsOf(status).length === 0) expect(isUserActionable(status)).toBe(false);
  });

  it('waits for the patient in exactly these states', () => {
    expect(journeyMachine.states.filter((status) => !isUserActionable(status))).toEqual([
      'awaiting_doctor',
      'in_fulfillment',
      'completed',
      'ineligible',
      'declined',
    ]);
    expect(nextActionsOf('declined')).toEqual(['read_reason', 'refund']);
  });

  it('is described in plain words, never by its internal name', () => {
    for (const status of journeyMachine.states) {
      const { title, detail } = journeyCopy(status);
      expect(title.length).toBeGreaterThan(5);
      expect(detail).toMatch(/\.$/);
      expect(`${title} ${detail}`).not.toMatch(/_|!/);
    }
  });

  it('follows the steps of its kind in order', () => {
    const settled = new Set<PatientStep>(['awaiting_checkout']);
    expect(statusAfter('initial', new Set())).toBe('awaiting_checkout');
    expect(statusAfter('initial', settled)).toBe('awaiting_quiz');
    expect(statusAfter('otc_order', settled)).toBe('in_fulfillment');
    expect(statusAfter('renewal', new Set(['awaiting_quiz', 'awaiting_media', 'awaiting_phone_call']))).toBe(
      'awaiting_doctor',
    );
  });

  it('S3.50: asks for an ID after the questions and photos of a first visit about sexual health', () => {
    expect(afterQuestions('sh_initial', false)).toBe('awaiting_identification');
    expect(afterQuestions('sh_initial', true)).toBe('awaiting_media');
    expect(stepAfter('sh_initial', 'awaiting_media')).toBe('awaiting_identification');
    expect(afterQuestions('initial', true)).toBe('awaiting_media');
    expect(afterQuestions('initial', false)).toBe('awaiting_doctor');
  });

  it('allows every transition that its kinds need', () => {
    const settledBy = (kind: (typeof journeyKinds)[number]): void => {
      const settled = new Set<PatientStep>();
      let at: (typeof journeyMachine.states)[number] = 'created';
      for (;;) {
        const to = statusAfter(kind, settled);
        const role = to === 'in_fulfillment' ? 'payments' : 'patient';
        expect(journeyMachine.move(at, to, role)).toEqual({ ok: true, value: to });
        if (to === 'awaiting_doctor' || to === 'in_fulfillment') return;
        settled.add(to);
        at = to;
      }
    };
    for (const kind of journeyKinds) settledBy(kind);
  });
});

describe('calls', () => {
  it('a call is settled when it took place, was waived or was never required', () => {
    expect(phoneCallMachine.states.filter(callSettled)).toEqual(['not_required', 'completed', 'waived']);
    expect([1, 2, 3, 4].map(afterMissedCall)).toEqual([
      'ask_again',
      'remind_and_alert_care',
      'expire_visit',
      'expire_visit',
    ]);
  });
});
