import { orRefuse } from '#kernel/all-or-nothing.ts';
import { messagePort } from '#modules/message/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';

/**
 * The clinicians get the patient's words as a message of the patient, where alarming words raise an emergency. False,
 * and nothing happens, for a patient without a visit.
 */
export const handToClinicians = async (
  tx: Scope,
  patient: Actor & { readonly id: string },
  words: string,
): Promise<boolean> =>
  orRefuse(await tx.use(messagePort).forward(patient, patient.id, { body: words, subject: 'side_effect' }));
