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
} as const;
