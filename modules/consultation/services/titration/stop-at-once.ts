import { orRefuse } from '#kernel/all-or-nothing.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { DoseRequest } from '../../domain/dose-request.ts';
import type { Consultation } from '../../repositories/consultations.ts';

/**
 * Ends treatments that the patient stops and nobody has to decide about: prescription, subscription, and what has not
 * shipped.
 */
export const stopAtOnce = async (
  tx: Scope,
  actor: Actor,
  consultation: Pick<Consultation, 'id' | 'userId'>,
  requests: readonly DoseRequest[],
): Promise<void> => {
  const stopped = requests.filter(({ wish, isSettled }) => isSettled && wish === 'stop');
  if (stopped.length === 0) return;
  const { userId } = consultation;
  const prescriptionIds = stopped.map(({ prescriptionId }) => prescriptionId);
  const cause = { actor, reason: 'stopped by the patient' };
  const { advice } = orRefuse(
    await tx.use(prescriptionPort).endByPatient({ userId, prescriptionIds }, cause),
  );
  const text = ['As you asked, this treatment has ended. Nothing more is charged or sent for it.', ...advice];
  await tx.use(messagePort).write(consultation, systemAuthor, text.join('\n\n'), 'stopped');
};
