import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { Notice } from '#modules/account/index.ts';

/** Also sent by email: they never say what is in the archive. */
export const notices = {
  exportReady: (endsAt: Date): Notice => ({
    kind: 'data_export_ready',
    subject: 'Your data is ready to download',
    body: `You asked for a copy of your data. Sign in and download it under “Your data” in your account until ${formatMoment(endsAt)}. If you did not ask for it, sign out everywhere else and call ${brand.supportPhone}.`,
  }),
  exportFailed: (): Notice => ({
    kind: 'data_export_failed',
    subject: 'We could not make the copy of your data',
    body: 'Something failed on our side. Please ask for it again under “Your data” in your account, or write to us there.',
  }),
  deletionScheduled: (dueAt: Date): Notice => ({
    kind: 'deletion_scheduled',
    subject: 'Your account is going to be deleted',
    body: `You asked us to delete your account. Until ${formatMoment(dueAt)} you can keep it: sign in and open “Your data” in your account. Your subscriptions have ended, and nothing more is charged. If you did not ask for this, call ${brand.supportPhone}.`,
  }),
  deletionWithdrawn: (): Notice => ({
    kind: 'deletion_withdrawn',
    subject: 'Your account will not be deleted',
    body: 'You canceled the deletion of your account. Subscriptions that ended do not restart automatically; you can start them again in your account.',
  }),
  deleted: (): Notice => ({
    kind: 'account_deleted',
    subject: 'Your account is deleted',
    body: `Your account is deleted, as you asked, and nobody can sign in to it anymore. What the law requires us to keep stays until its date, as our privacy notice says. Questions: ${brand.supportPhone}.`,
  }),
} as const;
