import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { afterMissedCall, callSettled, phoneCallMachine } from '#modules/call/domain/phone-call.ts';
import {
  afterQuestions,
  consultationLapsed,
  isMediaComplete,
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

describe('calls, photos and unanswered questions', () => {
  it('a call is settled when it took place, was waived or was never required', () => {
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

  it('a question or a plan expires after 14 days, a review never', () => {
    const entered = new Date('2027-01-01T00:00:00Z');
    const later = addDays(entered, 14);
    expect(consultationLapsed('needs_info', entered, later)).toBe(true);
    expect(consultationLapsed('plan_proposed', entered, later)).toBe(true);
    expect(consultationLapsed('plan_proposed', entered, addDays(entered, 13))).toBe(false);
    expect(consultationLapsed('in_review', entered, later)).toBe(false);
  });
});
