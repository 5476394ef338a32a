import { brand } from '#config/brand.ts';
import { outboxPort } from '#modules/mail/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Person } from '../index.ts';

/** The email to a new patient. It is not a notice: there is nothing to keep in writing. */
export const welcome = (tx: Scope, { id, email }: Pick<Person, 'id' | 'email'>): Promise<void> =>
  tx.use(outboxPort).queue({
    kind: 'welcome',
    to: email,
    userId: id,
    subject: `Welcome to ${brand.name}`,
    body: [
      'Your account is ready. There you can see what is next, write to us, and change your details, cards and emails.',
      `We keep our emails short on purpose, because other people may see them. Sign in to your account to see everything. Questions? Write to ${brand.supportEmail}.`,
    ].join('\n\n'),
    unsubscribe: null,
    key: `welcome:${id}`,
  });
