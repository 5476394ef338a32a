import { brand } from '#config/brand.ts';

/** Written notices. They are also sent by email, so none names a condition, a drug or a reason. */
export const notices = {
  planProposed: (link: string) => ({
    kind: 'plan_proposed' as const,
    subject: 'Your clinician proposes a plan',
    body: `Please sign in to read it within 14 days. Nothing is charged before you accept. ${link}`,
  }),
  refused: {
    kind: 'visit_refused',
    subject: 'Your clinician has answered',
    body: 'Your visit is closed and you were not charged for it. Sign in to read the reason and what you can do next.',
  },
  notRenewed: {
    kind: 'visit_refused',
    subject: 'Your clinician has answered',
    body: 'What you asked to renew has ended: it will no longer be charged or sent. Sign in to read why and what you can do next.',
  },
  newMessage: {
    kind: 'message',
    subject: 'You have a message',
    body: `Your care team at ${brand.name} wrote to you. Sign in to read it.`,
  },
  retakePhotos: {
    kind: 'retake_photos',
    subject: 'Please take a photo again',
    body: 'Your clinician cannot use one of your photos. Sign in to see which one and why.',
  },
} as const;
