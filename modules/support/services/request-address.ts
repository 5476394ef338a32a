import type { Scope } from '#server/scope.ts';

/** Where the patient reads their requests. */
export const requestsUrl = ({ settings }: Scope): string =>
  new URL('/customer-service-request', settings.origins.app).href;

/** Where the patient reads their messages. */
export const messagesUrl = ({ settings }: Scope): string => new URL('/messages', settings.origins.app).href;
