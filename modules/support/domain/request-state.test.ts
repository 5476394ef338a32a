import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAlarm } from '#modules/message/index.ts';
import { answerDueAt } from './answer-due-at.ts';
import { requestLabel } from './request-labels.ts';
import {
  actionsFor,
  CLOSED_AFTER_DAYS,
  type RequestAction,
  requestMachine,
  requestOutcomes,
  requestStatuses,
} from './request-state.ts';
import { isRequestTopic, requestTopics, topicOf } from './topics.ts';

const target = {
  answer: 'answered',
  ask: 'waiting_for_patient',
  close: 'closed',
  hand_over: 'closed',
} as const;

describe('a request to customer service', () => {
  it('offers operators only what its state allows', () => {
    for (const status of requestStatuses)
      for (const action of actionsFor({ status, isHandedOver: false, hasVisit: true }))
        if (action !== 'take')
          expect(requestMachine.move(status, target[action], 'operator').ok, `${status} ${action}`).toBe(
            true,
          );
  });

  it.each([
    ['open', false, true, ['take', 'answer', 'ask', 'hand_over', 'close']],
    ['open', true, true, ['take', 'answer', 'ask', 'close']],
    ['open', false, false, ['take', 'answer', 'ask', 'close']],
    ['waiting_for_patient', false, true, ['take', 'answer', 'hand_over', 'close']],
    ['answered', false, true, ['ask', 'close']],
    ['closed', false, true, []],
  ] as const)(
    '%s, handed over: %s, with a visit: %s allows %j',
    (status, isHandedOver, hasVisit, expected) => {
      expect(actionsFor({ status, isHandedOver, hasVisit })).toEqual<readonly RequestAction[]>(expected);
    },
  );

  it('is opened again by the patient until it is closed, and closed by the clock when they are silent', () => {
    for (const status of requestStatuses) {
      const waits = status === 'waiting_for_patient' || status === 'answered';
      expect(requestMachine.move(status, 'open', 'patient').ok).toBe(waits);
      expect(CLOSED_AFTER_DAYS[status] !== undefined).toBe(waits);
      expect(requestMachine.move(status, 'closed', 'system').ok).toBe(status !== 'closed');
    }
  });

  it('has a label in every state', () => {
    for (const status of requestStatuses) expect(requestLabel(status, null)).not.toBe('');
    for (const outcome of requestOutcomes) expect(requestLabel('closed', outcome)).not.toBe('');
  });
});

describe('topics', () => {
  it('are answered in business hours, privacy in three business days', () => {
    // The day before Thanksgiving, 1 pm Eastern.
    const written = new Date('2026-11-25T18:00:00Z');
    expect(answerDueAt('order', written)).toEqual(new Date('2026-11-27T18:00:00Z'));
    expect(answerDueAt('privacy', written)).toEqual(new Date('2026-12-01T18:00:00Z'));
  });

  it('property: the promise is always later than the words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...requestTopics),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (topic, at) => {
          expect(answerDueAt(topic, at) > at).toBe(true);
        },
      ),
    );
  });

  it('only care is clinical, and no label is alarming', () => {
    expect(requestTopics.filter((topic) => topicOf(topic).isClinical)).toEqual(['care']);
    for (const topic of requestTopics) expect(findAlarm(topicOf(topic).label)).toBeNull();
    expect(isRequestTopic('toString')).toBe(false);
  });
});
