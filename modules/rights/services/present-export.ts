import type { DataExport } from '../repositories/data-exports.ts';

/** An archive as its owner sees it. One whose days are over has ended, although its file is deleted a little later. */
export const presentExport = ({ id, status, requestedAt, endsAt, bytes }: DataExport, now: Date) => {
  const isReady = status === 'ready' && endsAt !== null && endsAt > now;
  return {
    status: status === 'ready' && !isReady ? ('ended' as const) : status,
    requestedAt,
    endsAt: isReady ? endsAt : null,
    bytes: isReady ? bytes : null,
    href: isReady ? `/data-exports/${id}` : null,
  };
};
