import type { RequestAction, RequestOutcome, RequestStatus } from './request-state.ts';

const statuses: Readonly<Record<RequestStatus, string>> = {
  open: 'We are looking into it',
  waiting_for_patient: 'We have a question for you',
  answered: 'Answered',
  closed: 'Closed',
};

const outcomes: Readonly<Record<RequestOutcome, string>> = {
  handed_over: 'With your clinician',
  solved: 'Closed',
  no_reply: 'Closed',
};

/** What the patient reads about the state of a request. */
export const requestLabel = (status: RequestStatus, outcome: RequestOutcome | null): string =>
  outcome === null ? statuses[status] : outcomes[outcome];

/** What operators read. */
export const deskStatusLabels: Readonly<Record<RequestStatus, string>> = {
  open: 'Open',
  waiting_for_patient: 'Waiting for the patient',
  answered: 'Answered',
  closed: 'Closed',
};

export const actionLabels: Readonly<Record<RequestAction, string>> = {
  take: 'Take it',
  answer: 'Answer',
  ask: 'Ask the patient',
  hand_over: 'Hand to the clinicians',
  close: 'Close',
};
