import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { accountPort, consentHash } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { wishText } from '../domain/plan-choice.ts';
import { renewalEvents } from '../events.ts';
import type { Renewal } from '../repositories/renewals.ts';
import { refuseUnconfirmed } from './annual/refuse-unconfirmed.ts';
import { askAgain } from './ask-again.ts';
import { type LockedDraft, lockDraft } from './renewal-draft.ts';
import { optionsOf, RENEWAL_CONSENT_VERSION, type RenewalOptions } from './renewal-options.ts';
import { transitionRenewal } from './transitions.ts';

/** What a patient sends. Where the person is not at the screen, such as for an emergency in saved answers, nothing is agreed. */
export interface RenewalSubmission {
  readonly responseId: string;
  readonly revision: number;
  readonly isEmergency: boolean;
  readonly acknowledgedRuleIds: readonly string[];
  readonly agreed?: boolean;
  /** SHA-256 of the text beside the box; null when there was none. */
  readonly shownHash?: string | null;
  readonly ip?: string;
  readonly userAgent?: string;
}

const finish = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  { response, config }: LockedDraft,
  isEmergency: boolean,
): Promise<void> => {
  const quiz = tx.use(quizPort);
  if (isEmergency) await quiz.stop(systemActor, response.id, 'emergency');
  else orRefuse(await quiz.complete(actor, { userId }, config, response.id));
};

const shownDiffers = fail(
  'CONFLICT',
  'A price or a date changed while you were here. Nothing was sent. Please check it and agree again.',
  [{ field: 'shownTexts', message: 'A price or a date changed. Please check it again.' }],
);

/** The future charges are agreed to again, as shown. */
const agree = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  { consentText }: RenewalOptions,
  { agreed = false, shownHash = null, ip = '', userAgent = '' }: RenewalSubmission,
): Promise<void> => {
  if (consentText === '') return;
  if (!agreed)
    orRefuse(
      badInput([{ field: 'agreed', message: 'Check the box to agree to the charges after a renewal.' }]),
    );
  if (shownHash !== consentHash(consentText)) orRefuse(shownDiffers);
  const consent = {
    id: 'renewal.recurring',
    type: 'auto_renew',
    version: RENEWAL_CONSENT_VERSION,
    text: consentText,
  } as const;
  orRefuse(
    await tx.use(accountPort).recordConsent(actor, {
      userId,
      consent,
      shownHash,
      given: true,
      ip: ip.slice(0, 64),
      userAgent: userAgent.slice(0, 300),
    }),
  );
};

const pausesOf = ({ chosen }: RenewalOptions) =>
  chosen.flatMap(({ plan: { subscriptionId }, choice }) =>
    choice.kind === 'pause' ? [{ subscriptionId, until: choice.until }] : [],
  );

const send = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  renewal: Renewal,
  { responseId, isEmergency, acknowledgedRuleIds }: RenewalSubmission,
  {
    options,
    drugTypes,
  }: { readonly options: RenewalOptions | null; readonly drugTypes: readonly DrugType[] },
): Promise<void> => {
  const wish = options && wishText(options.chosen);
  const { consultationId } = orRefuse(
    await tx.use(consultationPort).submitRenewal(actor, {
      userId,
      quizResponseId: responseId,
      acknowledgedRuleIds,
      ...(wish !== null && { wish }),
      ...(options && { pauses: pausesOf(options) }),
      isAnnual: renewal.kind === 'annual',
      drugTypes,
      arePhotosDone: !isEmergency && renewal.photosDoneAt !== null,
    }),
  );
  const cause = { actor, reason: 'submitted' };
  await transitionRenewal(tx, renewal, 'submitted', cause, { consultationId, submittedAt: tx.clock.now() });
  await tx.emit(renewalEvents.submitted, { userId, renewalId: renewal.id, consultationId });
};

/**
 * Submits the renewal to the clinicians. All questions must be answered, each problem named by its question; the address must be
 * confirmed (`address`), a choice made where there are larger packages (`size`), and what is charged from then on agreed to as
 * shown (`agreed`, `shownTexts`). In an emergency the existing answers are
 * sent immediately and nothing is agreed to; the rules must confirm the emergency. CONFLICT when the answers on the
 * screen are not the newest. Counsel texts that are new to the patient must be acknowledged. An answer that was refused
 * although it is complete, such as one about how the patient felt days ago, is open again on every device. Idempotent.
 */
export const submitRenewal = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  submission: RenewalSubmission,
): Promise<Result<void>> => {
  const { responseId, revision, isEmergency } = submission;
  const sent = await allOrNothing(scope, async (tx) => {
    const draft = await lockDraft(tx, userId, responseId);
    const { renewal, response } = draft;
    if (renewal.status === 'submitted') return;
    if (response.revision !== revision)
      orRefuse(fail('CONFLICT', 'These answers were changed on another device. We loaded the newest ones.'));
    await finish(tx, actor, userId, draft, isEmergency);
    const options = isEmergency ? null : await optionsOf(tx, userId, renewal, draft.summary);
    if (options) {
      await refuseUnconfirmed(tx, userId, renewal, options);
      await agree(tx, actor, userId, options, submission);
    }
    const drugTypes = draft.summary.due.map(({ drugType }) => drugType);
    await send(tx, actor, userId, renewal, submission, { options, drugTypes });
  });
  if (!sent.ok && sent.failure.code === 'BAD_USER_INPUT')
    await askAgain(scope, actor, userId, {
      responseId,
      revision,
      questions: sent.failure.fields.map(({ field }) => field),
    });
  return sent;
};
