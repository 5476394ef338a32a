import { describe, expect, it } from 'vitest';
import type { ActorRole } from '#config/define-machine.ts';
import { phoneCallMachine } from '#modules/call/domain/phone-call.ts';
import { prescriptionMachine } from '#modules/prescription/domain/prescription-machine.ts';
import { consultationMachine, endedWithoutTreatment, isOpen } from './consultation.ts';
import { journeyMachine } from './journey.ts';
import { imageMachine, mediaSetMachine } from './media.ts';

interface Graph {
  readonly initial: string;
  readonly transitions: readonly { readonly from: readonly string[]; readonly to: string }[];
}

const reachable = (machine: Graph): string[] => {
  const found = new Set([machine.initial]);
  for (const state of found)
    for (const transition of machine.transitions)
      if (transition.from.includes(state)) found.add(transition.to);
  return [...found].sort();
};

describe.each([
  ['consultation', consultationMachine],
  ['journey', journeyMachine],
  ['photo', imageMachine],
  ['photo set', mediaSetMachine],
  ['call', phoneCallMachine],
  ['prescription', prescriptionMachine],
] as const)('the %s machine', (_, machine) => {
  it('reaches every state', () => {
    expect(reachable(machine)).toEqual([...machine.states].sort());
  });
});

describe('states 5: a call that did not take place', () => {
  it.each(['required', 'proposed', 'missed', 'canceled'] as const)(
    'is waived by the clinician only, when it is %s',
    (status) => {
      expect(phoneCallMachine.move(status, 'waived', 'clinician').ok).toBe(true);
      for (const role of ['patient', 'operator', 'system'] as const)
        expect(phoneCallMachine.next(status, role)).not.toContain('waived');
    },
  );
  it.each(['scheduled', 'in_progress', 'completed'] as const)('is not waived when it is %s', (status) => {
    expect(phoneCallMachine.next(status, 'clinician')).not.toContain('waived');
  });
});

describe('final states are final for the patient', () => {
  const roles: readonly ActorRole[] = ['visitor', 'patient'];

  it.each(['approved', 'not_a_match', 'canceled', 'expired', 'follow_up'] as const)('visit %s', (state) => {
    for (const role of roles) expect(consultationMachine.next(state, role)).toEqual([]);
  });
  it.each(['completed', 'ineligible', 'declined', 'abandoned', 'canceled', 'expired'] as const)(
    'journey %s',
    (state) => {
      for (const role of [...roles, 'clinician', 'operator', 'system'] as const)
        expect(journeyMachine.next(state, role)).toEqual([]);
    },
  );
  it.each(prescriptionMachine.states)('prescription %s is never moved by a patient', (state) => {
    for (const role of roles) expect(prescriptionMachine.next(state, role)).toEqual([]);
  });
  it('an accepted photo and a completed call do not change any more', () => {
    for (const role of roles) {
      expect(imageMachine.next('accepted', role)).toEqual([]);
      expect(mediaSetMachine.next('accepted', role)).toEqual([]);
      expect(phoneCallMachine.next('completed', role)).toEqual([]);
      expect(phoneCallMachine.next('waived', role)).toEqual([]);
    }
  });
});

describe('who may do what', () => {
  it.each<[boolean, boolean]>([
    [consultationMachine.move('draft', 'submitted', 'patient').ok, true],
    [consultationMachine.move('draft', 'submitted', 'clinician').ok, false],
    [consultationMachine.move('in_review', 'approved', 'clinician').ok, false],
    [consultationMachine.move('plan_proposed', 'approved', 'clinician').ok, false],
    [consultationMachine.move('plan_proposed', 'approved', 'patient').ok, true],
    [consultationMachine.move('needs_info', 'in_review', 'patient').ok, true],
    [consultationMachine.move('approved', 'canceled', 'patient').ok, false],
    [prescriptionMachine.move('draft', 'active', 'system').ok, false],
    [prescriptionMachine.move('draft', 'active', 'clinician').ok, true],
    [prescriptionMachine.move('on_hold', 'active', 'system').ok, true],
    [prescriptionMachine.move('stopped', 'active', 'system').ok, false],
    [journeyMachine.move('awaiting_doctor', 'in_fulfillment', 'patient').ok, false],
    [journeyMachine.move('awaiting_checkout', 'in_fulfillment', 'patient').ok, false],
    [journeyMachine.move('awaiting_plan_acceptance', 'in_fulfillment', 'patient').ok, true],
    [journeyMachine.move('awaiting_doctor', 'declined', 'clinician').ok, true],
    [imageMachine.move('uploaded', 'accepted', 'patient').ok, false],
    [imageMachine.move('rejected', 'uploaded', 'patient').ok, true],
    [phoneCallMachine.move('required', 'waived', 'patient').ok, false],
  ])('case %#', (allowed, expected) => {
    expect(allowed).toBe(expected);
  });

  it('a visit is open, ended without treatment, or decided', () => {
    expect(consultationMachine.states.filter(isOpen)).toEqual([
      'draft',
      'submitted',
      'assigned',
      'in_review',
      'needs_info',
      'awaiting_call',
      'plan_proposed',
    ]);
    expect(consultationMachine.states.filter(endedWithoutTreatment)).toEqual([
      'not_a_match',
      'canceled',
      'expired',
    ]);
    for (const state of consultationMachine.states)
      if (isOpen(state)) expect(consultationMachine.next(state, 'patient')).toContain('canceled');
  });
});
