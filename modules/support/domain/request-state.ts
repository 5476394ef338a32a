import { defineMachine } from '#config/define-machine.ts';

export const requestStatuses = ['open', 'waiting_for_patient', 'answered', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/**
 * `open`: it waits for customer service. `waiting_for_patient`: they have asked something. `answered`: the patient may
 * still write back.
 */
export const requestMachine = defineMachine({
  name: 'service request',
  states: requestStatuses,
  initial: 'open',
  transitions: [
    { from: ['open', 'waiting_for_patient'], to: 'answered', by: ['operator'] },
    { from: ['open', 'answered'], to: 'waiting_for_patient', by: ['operator'] },
    { from: ['waiting_for_patient', 'answered'], to: 'open', by: ['patient'] },
    {
      from: ['open', 'waiting_for_patient', 'answered'],
      to: 'closed',
      by: ['operator', 'patient', 'system'],
    },
  ],
});

/** How a request ended. */
export const requestOutcomes = ['handed_over', 'solved', 'no_reply'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** What operators do with a request. */
export const requestActions = ['take', 'answer', 'ask', 'hand_over', 'close'] as const;
export type RequestAction = (typeof requestActions)[number];

/** Actions with a text that the patient reads. */
export const writtenActions: readonly RequestAction[] = ['answer', 'ask'];

const byStatus: Readonly<Record<RequestStatus, readonly RequestAction[]>> = {
  open: ['take', 'answer', 'ask', 'hand_over', 'close'],
  waiting_for_patient: ['take', 'answer', 'hand_over', 'close'],
  answered: ['ask', 'close'],
  closed: [],
};

/** What operators may do with a request now. Only what clinicians can see is handed to them. */
export const actionsFor = (request: {
  readonly status: RequestStatus;
  readonly isHandedOver: boolean;
  readonly hasVisit: boolean;
}): readonly RequestAction[] =>
  byStatus[request.status].filter(
    (action) => action !== 'hand_over' || (request.hasVisit && !request.isHandedOver),
  );

/** Days without a word of the patient after which a request is closed. */
export const CLOSED_AFTER_DAYS: Readonly<Partial<Record<RequestStatus, number>>> = {
  waiting_for_patient: 14,
  answered: 7,
};
