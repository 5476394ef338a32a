import { accountEvents, accountPort } from '#modules/account/index.ts';
import { operatorTasksPort } from '#modules/billing/index.ts';
import { mailEvents } from '#modules/mail/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';

const open = async (
  scope: Scope,
  { userId, mailId }: { readonly userId: string; readonly mailId: string },
): Promise<void> => {
  const person = await scope.use(accountPort).person(userId);
  if (person?.role !== 'patient') return;
  await scope.use(operatorTasksPort).open({
    ...{ kind: 'email_refused', subject: mailId, userId },
    detail: 'A mail server refuses the address of this patient, so our emails do not arrive.',
    todo: 'Call the patient and ask for the right address. They change it themselves on their account page, which asks them to. The task closes automatically when they do, or when the address takes email again.',
  });
};

const settle = (scope: Scope, userId: string, why: string): Promise<void> =>
  scope.use(operatorTasksPort).settleOf({ kind: 'email_refused', userId }, why);

/** The task about a patient whom emails do not reach: one for each, until it is solved. */
export const refusedEmailSubscribers: readonly SubscriberDefinition[] = [
  subscribe(mailEvents.addressRefused, 'support.openRefusedEmail', open),
  subscribe(mailEvents.addressAccepted, 'support.emailAccepted', (scope, { userId }) =>
    settle(scope, userId, 'The address takes email again.'),
  ),
  subscribe(accountEvents.emailChanged, 'support.emailChanged', (scope, { userId }) =>
    settle(scope, userId, 'The patient has another address.'),
  ),
];
