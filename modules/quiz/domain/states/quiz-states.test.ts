import { describe, expect, it } from 'vitest';
import { isDraft, quizResponseMachine } from './quiz-response.ts';
import {
  allResponsesCompleted,
  currentStep,
  orderedQuizResponseMachine,
  quizSetMachine,
} from './quiz-set.ts';

describe('a questionnaire', () => {
  it('is saved, completed once, and amended with a new version', () => {
    expect(quizResponseMachine.move('in-progress', 'in-progress', 'visitor').ok).toBe(true);
    expect(quizResponseMachine.move('in-progress', 'completed', 'patient').ok).toBe(true);
    expect(quizResponseMachine.move('completed', 'completed', 'patient').ok).toBe(false);
    expect(quizResponseMachine.move('completed', 'in-progress', 'patient').ok).toBe(false);
    expect(quizResponseMachine.move('completed', 'amended', 'clinician').ok).toBe(true);
  });

  it('is stopped only by rules, and stays stopped unless a clinician records answers', () => {
    expect(quizResponseMachine.move('in-progress', 'stopped', 'patient').ok).toBe(false);
    expect(quizResponseMachine.move('in-progress', 'stopped', 'system').ok).toBe(true);
    for (const role of ['visitor', 'patient', 'operator', 'system'] as const)
      expect(quizResponseMachine.next('stopped', role)).toEqual([]);
    expect(quizResponseMachine.next('stopped', 'clinician')).toEqual(['amended']);
  });

  it('is a draft until it leaves in-progress', () => {
    expect(quizResponseMachine.states.filter(isDraft)).toEqual(['in-progress']);
  });
});

describe('a set of questionnaires', () => {
  it('runs from start to completion and can be superseded', () => {
    expect(quizSetMachine.move('not_started', 'in_progress', 'visitor').ok).toBe(true);
    expect(quizSetMachine.move('in_progress', 'completed', 'patient').ok).toBe(true);
    expect(quizSetMachine.move('completed', 'superseded', 'system').ok).toBe(true);
    expect(quizSetMachine.move('not_started', 'completed', 'patient').ok).toBe(false);
    expect(quizSetMachine.move('completed', 'expired', 'system').ok).toBe(false);
  });

  it('opens its steps in order', () => {
    expect(orderedQuizResponseMachine.move('locked', 'completed', 'patient').ok).toBe(false);
    const steps = [
      { id: '1', status: 'completed' },
      { id: '2', status: 'skipped' },
      { id: '3', status: 'current' },
      { id: '4', status: 'locked' },
    ] as const;
    expect(currentStep(steps)?.id).toBe('3');
    expect(allResponsesCompleted(steps)).toBe(false);
    expect(currentStep(steps.slice(0, 2))).toBeNull();
    expect(allResponsesCompleted(steps.slice(0, 2))).toBe(true);
  });
});
