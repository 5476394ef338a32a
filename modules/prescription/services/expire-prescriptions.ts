import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { raiseInterruption } from './interruptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

/** Also sent by email, so it names no condition and no medicine. */
const prescriptionEnded = {
  kind: 'prescription_ended',
  subject: 'A prescription has ended',
  body: 'Nothing more is charged or shipped for it. Sign in to renew it if you want to continue.',
} as const;

const expireNext = async (tx: Scope): Promise<boolean> => {
  const due = await prescriptionRepository(tx.db).lockExpired(tx.clock.now());
  if (!due) return false;
  await transitionPrescription(tx, due, 'expired', { actor: systemActor, reason: 'its year is over' });
  await tx.use(accountPort).notify(due.userId, () => prescriptionEnded);
  await raiseInterruption(tx, due, 'expired');
  return true;
};

/** Expires every prescription whose year is over, each in its own transaction, and notifies the patient. */
export const expirePrescriptions: SweepDefinition = {
  id: 'prescription.expire',
  due: (scope) => [prescriptionRepository(scope.db).expired(scope.clock.now())],
  run: async (scope) => {
    while (await scope.transaction(expireNext));
  },
};
