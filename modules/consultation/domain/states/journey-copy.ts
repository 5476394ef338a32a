import type { JourneyStatus } from './journey.ts';

export interface JourneyCopy {
  readonly title: string;
  readonly detail: string;
}

/** Each status in plain words for the dashboard; the internal name is never shown. */
const copy: Readonly<Record<JourneyStatus, JourneyCopy>> = {
  created: {
    title: 'Start your visit',
    detail: 'Answer a few questions about your health so that a clinician can review your request.',
  },
  awaiting_checkout: {
    title: 'Your payment did not go through',
    detail:
      'Your treatment is approved. Update your card, or confirm the payment with your bank, and the pharmacy sends your order.',
  },
  awaiting_quiz: {
    title: 'Finish your health questions',
    detail: 'Your answers are saved. Pick up where you left off, on any device.',
  },
  awaiting_media: {
    title: 'Add your photos',
    detail: 'Clear photos of your scalp help the clinician see your pattern.',
  },
  awaiting_identification: {
    title: 'Add a photo of your ID',
    detail:
      'A clinician has your answers. They need to know who they are treating, and may wait for it before they decide.',
  },
  awaiting_phone_call: {
    title: 'Schedule a call',
    detail: 'Your clinician needs to speak with you before deciding. Pick a time that suits you.',
  },
  awaiting_doctor: {
    title: 'A clinician is reviewing your visit',
    detail: 'There is nothing for you to do. We will tell you as soon as there is an answer.',
  },
  awaiting_patient_reply: {
    title: 'Your clinician has a question',
    detail: 'Read the message and reply so the review can continue.',
  },
  awaiting_plan_acceptance: {
    title: 'Your treatment plan is ready',
    detail: 'It differs from what you asked for. Please read it, and accept it or ask a question.',
  },
  in_fulfillment: {
    title: 'Your treatment is being prepared',
    detail: 'The pharmacy is working on your order. We will tell you when it ships.',
  },
  completed: {
    title: 'All done',
    detail: 'Nothing is open here. You can message your care team at any time.',
  },
  ineligible: {
    title: 'We cannot prescribe this for you',
    detail:
      'Your answers show that it would not be safe, or not possible, here. See why and what else you can do.',
  },
  declined: {
    title: 'Your clinician did not prescribe',
    detail: 'Read the reason and what you can do next. The visit is closed.',
  },
  abandoned: {
    title: 'You did not finish this visit',
    detail:
      'Your answers were never sent, so we closed it, and you were not charged. You can start again at any time.',
  },
  canceled: {
    title: 'This request was canceled',
    detail: 'You canceled it, so the visit is closed and nothing ships. You can start again at any time.',
  },
  expired: {
    title: 'This request has ended',
    detail: 'We did not hear from you in time, so we closed it. You can start again at any time.',
  },
};

export const journeyCopy = (status: JourneyStatus): JourneyCopy => copy[status];
