import { brand } from '#config/brand.ts';

/** Also sent by email, so they name no subject and nothing about health. */
export const notices = {
  waiting: {
    kind: 'message_waiting',
    subject: 'A message waits for you',
    body: 'Your care team wrote to you two days ago, and you have not opened it yet. Sign in to read it.',
  },
  late: {
    kind: 'message_late',
    subject: 'Our reply takes longer than we said',
    body: `We answer messages ${brand.replyTime} and did not manage this time. Your message is not lost: somebody replies as soon as possible. If it cannot wait, call ${brand.supportPhone}.`,
  },
} as const;
