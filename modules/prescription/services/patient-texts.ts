import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { PatientTexts } from '#modules/billing/index.ts';
import { findAlarm, messagePort } from '#modules/message/index.ts';
import type { Scope } from '#server/scope.ts';

/** Alarming words that a patient typed about an order or a subscription reach their clinicians as a message. */
export const patientTexts = (scope: Scope): PatientTexts => ({
  read: async (actor, userId, text) => {
    if (text === null || !findAlarm(text)) return;
    orRefuse(await scope.use(messagePort).forward(actor, userId, { body: text, subject: 'visit' }));
  },
});
