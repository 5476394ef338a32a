/** Written notices. They are also sent by email, so none names a condition, a medicine or a reason. */
export const notices = {
  held: {
    kind: 'treatment_on_hold',
    subject: 'Your clinician has a message about your treatment',
    body: 'Something is on hold: it is neither charged nor sent. Sign in to read why and what happens next.',
  },
  resumed: {
    kind: 'treatment_resumed',
    subject: 'Your clinician has a message about your treatment',
    body: 'Something that was on hold goes on. Sign in to read more.',
  },
  discontinued: {
    kind: 'treatment_discontinued',
    subject: 'Your clinician has a message about your treatment',
    body: 'Something has ended: it is neither charged nor sent any more. Sign in to read why and what you can do.',
  },
} as const;
