import { describe, expect, it } from 'vitest';
import { type PrescriptionStatus, prescriptionMachine } from './prescription-machine.ts';
import { discontinueStep, holdStep, mayChange, type OpenHold, resumeStep } from './treatment-action.ts';

const now = new Date('2027-03-01T12:00:00Z');
const later = new Date('2027-09-01T12:00:00Z');
const maya = 'maya';
const ola = 'ola';

const of = (status: PrescriptionStatus, holds: readonly OpenHold[] = [], expiresAt: Date | null = later) => ({
  status,
  expiresAt,
  holds,
});
const soft: OpenHold = { isHardStop: false, liftProposedBy: null };
const hard: OpenHold = { isHardStop: true, liftProposedBy: null };
const proposed = (by: string): OpenHold => ({ isHardStop: true, liftProposedBy: by });
const refused = { ok: false, failure: { code: 'CONFLICT' } };

describe('from each status', () => {
  const steps: Readonly<Record<PrescriptionStatus, readonly [string, string, string]>> = {
    draft: ['refused', 'refused', 'refused'],
    active: ['hold', 'none', 'stop'],
    on_hold: ['add', 'lift', 'stop'],
    completed: ['refused', 'refused', 'stop'],
    expired: ['refused', 'refused', 'stop'],
    stopped: ['refused', 'refused', 'none'],
    canceled: ['refused', 'refused', 'refused'],
    superseded: ['refused', 'refused', 'refused'],
    entered_in_error: ['refused', 'refused', 'refused'],
  };
  it.each(prescriptionMachine.states.map((status) => [status, ...steps[status]] as const))(
    '%s: hold %s, resume %s, discontinue %s',
    (status, hold, resume, discontinue) => {
      const treatment = of(status);
      const answers = [holdStep(treatment), resumeStep(treatment, maya, now), discontinueStep(treatment)];
      expect(answers.map((answer) => (answer.ok ? answer.value : 'refused'))).toEqual([
        hold,
        resume,
        discontinue,
      ]);
      expect(mayChange(treatment)).toBe(status === 'active' || status === 'on_hold');
    },
  );
});

describe('resuming', () => {
  it.each<[string, readonly OpenHold[], string]>([
    ['a hold by a clinician', [soft], 'lift'],
    ['a hard stop that nobody proposed to lift', [hard], 'propose'],
    ['a hard stop beside another hold', [soft, hard], 'propose'],
    ['a hard stop that a colleague proposed to lift', [proposed(ola)], 'lift'],
    ['a hard stop added after the proposal of a colleague', [proposed(ola), hard], 'propose'],
    ['a hard stop added after the own proposal', [proposed(maya), hard], 'propose'],
  ])('%s', (_, holds, step) => {
    expect(resumeStep(of('on_hold', holds), maya, now)).toEqual({ ok: true, value: step });
  });

  it.each<[string, readonly OpenHold[]]>([
    ['the only proposal', [proposed(maya)]],
    ['one of two proposals', [proposed(ola), proposed(maya)]],
  ])('is refused to the clinician who made %s', (_, holds) => {
    expect(resumeStep(of('on_hold', holds), maya, now)).toMatchObject(refused);
  });

  it.each([null, now, new Date('2027-02-28T12:00:00Z')])('is refused once it expired: %s', (expiresAt) => {
    expect(resumeStep(of('on_hold', [soft], expiresAt), maya, now)).toMatchObject(refused);
  });
});
