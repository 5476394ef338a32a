import { consultationPort } from '#modules/consultation/index.ts';
import { healthyRenewalHistory } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { renewalMedicalHistoryFor } from '#modules/eligibility/domain/questionnaires/renewal-medical-history.ts';
import { type Answers, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';

export const healthyRenewal: Answers = {
  ...healthyRenewalHistory,
  partner_pregnant: ['none'],
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
  // Asked only after thoughts of harm.
  cssrs1: 'no',
  cssrs2: 'no',
  cssrs6: 'no',
  attest: 'agree',
};

/** Answers a renewal of finasteride as a healthy patient does, some answers changed, and submits it. Throws a failure. */
export const submitRenewal = async (
  scope: Scope,
  user: SignedInUser,
  changes: Answers = {},
  acknowledgedRuleIds: readonly string[] = [],
) => {
  const actor = { role: 'patient', id: user.id, impersonatorId: null } as const;
  const owner = { userId: user.id };
  const config = renewalMedicalHistoryFor(['finasteride']);
  const draft = await scope.use(quizPort).openDraft(actor, owner, config);
  const answers = pruneHidden(config, { ...healthyRenewal, ...changes });
  const save = { responseId: draft.id, revision: draft.revision, answers };
  const saved = await scope.use(quizPort).saveDraft(actor, owner, config, save);
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure));
  const done = await scope.use(quizPort).complete(actor, owner, config, draft.id);
  if (!done.ok) throw new Error(JSON.stringify(done.failure));
  const submit = () =>
    scope
      .use(consultationPort)
      .submitRenewal(actor, { userId: user.id, quizResponseId: draft.id, acknowledgedRuleIds });
  const result = await submit();
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return { consultationId: result.value.consultationId, submit, quizResponseId: draft.id };
};
