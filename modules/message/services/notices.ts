import { brand } from '#config/brand.ts';

/** Also sent by email, so they name no subject and nothing about health. */
export const notices = {
  waiting: {
    kind: 'message_waiting',
    subject: 'You have an unread message',
    body: 'Your care team wrote to you two days ago, and you have not opened it yet. Sign in to read it.',
  },
  late: {
    kind: 'message_late',
    subject: 'Our reply is taking longer than we said',
    body: `We promise to answer messages ${brand.replyTime}, and we did not. We are sorry. We have your message and will reply as soon as possible. If it cannot wait, call ${brand.supportPhone}.`,
  },
} as const;
