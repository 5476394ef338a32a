import type { ConsultationStatus } from '#modules/consultation/index.ts';

/** Where a request that was sent stands, as its patient has to know it. */
export const requestStages = [
  'with_clinician',
  'question',
  'call',
  'plan',
  'treated',
  'refused',
  'canceled',
  'expired',
] as const;

export type RequestStage = (typeof requestStages)[number];

const stages: Readonly<Record<ConsultationStatus, RequestStage | null>> = {
  draft: null,
  submitted: 'with_clinician',
  assigned: 'with_clinician',
  in_review: 'with_clinician',
  needs_info: 'question',
  awaiting_call: 'call',
  plan_proposed: 'plan',
  approved: 'treated',
  follow_up: 'treated',
  completed: 'treated',
  not_a_match: 'refused',
  canceled: 'canceled',
  expired: 'expired',
};

/** Null before it is sent. */
export const stageOf = (status: ConsultationStatus): RequestStage | null => stages[status];

/** Not decided yet: another request cannot be begun. */
export const isUnderWay = (stage: string | null): boolean =>
  stage === 'with_clinician' || stage === 'question' || stage === 'call' || stage === 'plan';

interface StageCopy {
  readonly title: string;
  readonly lead: string;
  /** Where the patient continues. */
  readonly label: string;
  readonly href: string;
}

const feeBack = 'Nothing is charged for it, and any fee that you paid for the visit is refunded in full.';
const again = { label: 'Ask a clinician again', href: '/request/consultation' };

/** What the pages of the request say; those of `with_clinician` also offer photos. */
export const stageCopies: Readonly<Record<Exclude<RequestStage, 'with_clinician'>, StageCopy>> = {
  question: {
    title: 'Your clinician has a question',
    lead: 'Your request continues once you have answered. The question is in your messages, and it says if new photos are needed.',
    label: 'Read and answer',
    href: '/messages',
  },
  call: {
    title: 'Your clinician needs to speak with you',
    lead: 'A short call comes before the decision. Choose a time that suits you.',
    label: 'Choose a time',
    href: '/consultation/call',
  },
  plan: {
    title: 'Your treatment plan is ready',
    lead: 'Read it and see its price. Nothing is ordered or charged before you accept it.',
    label: 'Read your plan',
    href: '/request/confirm-your-plan',
  },
  treated: {
    title: 'Your treatment is prescribed',
    lead: 'You accepted your clinician’s plan. See how to take it and when it arrives.',
    label: 'See your treatment',
    href: '/treatment-plan',
  },
  refused: {
    title: 'Your clinician did not prescribe',
    lead: `Your messages say why, and what you can do instead. ${feeBack}`,
    label: 'Read your messages',
    href: '/messages',
  },
  canceled: { title: 'Your request is closed', lead: feeBack, ...again },
  expired: {
    title: 'Your request has expired',
    lead: `We did not hear from you in time. ${feeBack}`,
    ...again,
  },
};
