import { brand } from '#config/brand.ts';

/** Written notices. They are also sent by email, so none names a condition, a medicine or a reason. */
export const notices = {
  held: {
    kind: 'treatment_on_hold',
    subject: 'Your clinician has a message about your treatment',
    body: 'Part of your treatment is on hold. We will not charge or ship it for now. Sign in to see why and what happens next.',
  },
  resumed: {
    kind: 'treatment_resumed',
    subject: 'Your clinician has a message about your treatment',
    body: 'A treatment that was on hold has resumed. Sign in to read more.',
  },
  backInState: {
    kind: 'treatment_resumed',
    subject: 'Your treatment has resumed',
    body: 'You are back in a state where your clinician is licensed, so what was on hold because of your move has resumed. Sign in to see when your next package comes.',
  },
  discontinued: {
    kind: 'treatment_discontinued',
    subject: 'Your clinician has a message about your treatment',
    body: 'Part of your treatment has ended. We will not charge or ship it again. Sign in to see why and what you can do.',
  },
  interrupted: {
    kind: 'treatment_interrupted',
    subject: 'Please read this before you change how you take something',
    body: `Something about your treatment needs a clinician’s decision today. Please do not change it on your own. Sign in and read your messages for what to do now, or call ${brand.supportPhone} (${brand.supportHours}).`,
  },
  planned: {
    kind: 'treatment_planned',
    subject: 'Your clinician has a message about your treatment',
    body: 'Your clinician has decided the next step in your treatment. Sign in to read the plan.',
  },
} as const;
