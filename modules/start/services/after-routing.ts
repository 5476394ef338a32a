import { specialtyEntryPages } from '#config/entry-pages.ts';
import { isOpen, reviewPort } from '#modules/consultation/index.ts';
import { routeOfAnswers, SH_INTAKE, sexualHealthDrugs } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Answers, QuizOwner } from '#modules/quiz/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';

const MESSAGE = `${specialtyEntryPages.sexualHealth}/message-your-provider`;
const BOTH = `${specialtyEntryPages.sexualHealth}/ed-pe-interstitial`;

/** Where a patient of ours continues: with the questions that are open, or with their clinician. Null for others. */
const pageOfPatient = async (tx: Scope, userId: string): Promise<string | null> => {
  const visits = (await tx.use(reviewPort).visits(userId)).filter(
    ({ questionnaire, status }) => questionnaire === SH_INTAKE && isOpen(status),
  );
  if (visits.some(({ status }) => status === 'draft')) return '/consultation/sh-intake';
  const isTreated = (await tx.use(prescriptionPort).prescriptions(userId)).some(
    ({ status, drugType }) =>
      (status === 'active' || status === 'on_hold') && sexualHealthDrugs.includes(drugType),
  );
  return isTreated || visits.length > 0 ? MESSAGE : null;
};

/**
 * The page after the first questions about sexual health. A patient who is treated for it already writes to their
 * clinician instead of answering a second intake. While early ejaculation is not offered (the flag
 * `enable-premature-ejaculation`), a visitor with both concerns continues with erections.
 */
export const afterRouting = async (tx: Scope, owner: QuizOwner, answers: Answers): Promise<string> => {
  const known = 'userId' in owner ? await pageOfPatient(tx, owner.userId) : null;
  if (known) return known;
  switch (routeOfAnswers(answers)) {
    case 'erectile_dysfunction':
      return '/condition/ed';
    case 'premature_ejaculation':
      return '/condition/pe';
    case 'erections_first':
      return tx.use(flagPort).values()['enable-premature-ejaculation'] ? BOTH : '/condition/ed';
    default:
      return MESSAGE;
  }
};
