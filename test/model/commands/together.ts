import type { AnswerName } from '../answers.ts';
import { inTurn, type Step } from '../command.ts';
import { cancelSubscription, changeAddress } from './account.ts';
import { amend } from './amend.ts';
import { called } from './call.ts';
import { checkIn, closeCheckIn } from './check-in.ts';
import { approve, propose } from './clinician.ts';
import { askForDose } from './dose-change.ts';
import { agreeToWarning, answer, cancelVisit, finishPhotos, submit } from './intake.ts';
import { order } from './order.ts';
import { acceptPlan } from './plan.ts';
import { answerRenewal, submitRenewal } from './renew.ts';
import { resolveStops } from './resolve-stops.ts';
import { backgroundWork, timePasses } from './time-passes.ts';
import { undoCancellation } from './undo.ts';

export const work: Step = { kind: 'background work', name: 'background work', act: backgroundWork };

/** The ordinary way, which random steps alone rarely find: ordered, answered, called where needed, approved, charged and sent. */
export const treatment = (productIds: readonly number[], refills: number | null = null): Step =>
  inTurn('is treated', `is treated with ${productIds.join(', ')}${refills ? ` for ${refills} fills` : ''}`, [
    order(productIds),
    answer('healthy'),
    agreeToWarning,
    submit,
    finishPhotos,
    called,
    approve({ refills }),
    work,
  ]);

/** The same where the law asks for a call first; `calls` says what happens between the visit and the decision. */
export const treatmentAfterCall = (productIds: readonly number[], calls: readonly Step[]): Step =>
  inTurn(
    'is treated where a call comes first',
    `orders ${productIds.join(', ')} where a call comes first, and ${calls.map(({ name }) => name).join(', ') || 'there is none'}`,
    [
      changeAddress('NM'),
      order(productIds),
      answer('healthy'),
      agreeToWarning,
      submit,
      finishPhotos,
      ...calls,
      approve(),
      work,
    ],
  );

/** A visit with several versions of its answers. */
export const visit = (productIds: readonly number[], drafts: readonly AnswerName[]): Step =>
  inTurn(
    'answers a visit several times',
    `orders ${productIds.join(', ')}, answers ${drafts.join(', then ')} and submits`,
    [order(productIds), ...drafts.map((name) => answer(name)), agreeToWarning, submit],
  );

/** A stop is saved in a draft, the visit canceled and started again without the stop. */
export const startAgain = (productIds: readonly number[], stop: AnswerName, acknowledges: boolean): Step =>
  inTurn(
    'cancels a draft with a stop and starts again',
    `orders ${productIds.join(', ')}, answers ${stop}, cancels and starts again`,
    [
      order(productIds),
      answer(stop),
      cancelVisit,
      order(productIds),
      answer('healthy'),
      agreeToWarning,
      submit,
      // Two of them where the stop needs two.
      ...(acknowledges ? [resolveStops()] : []),
      approve({ acknowledges }),
      work,
    ],
  );

const answered = (name: AnswerName): readonly Step[] => [answerRenewal(name), submitRenewal, approve(), work];

export const renewal: Step = inTurn('renews', 'renews', answered('healthy'));

/** A treatment with refills left, whose cancellation the patient takes back a minute later. */
export const cancellationTakenBack = (productIds: readonly number[]): Step =>
  inTurn(
    'is treated, cancels and takes it back',
    `is treated with ${productIds.join(', ')}, cancels and takes it back`,
    [treatment(productIds), cancelSubscription(), undoCancellation()],
  );

/** Lives on one fill until it can be renewed. */
export const renewalInTime = (name: AnswerName, days: number): Step =>
  inTurn('renews in time', `renews after ${days} days: ${name}`, [timePasses(days), ...answered(name)]);

/** A treatment of one fill, and its renewal when it ends. */
export const renewedTreatment = (productIds: readonly number[], name: AnswerName, days: number): Step =>
  inTurn(
    'is treated and renews',
    `is treated with ${productIds.join(', ')} and renews after ${days} days: ${name}`,
    [treatment(productIds, 1), renewalInTime(name, days)],
  );

/** A treatment until a check-in is open, and what a clinician makes of the answers. */
export const checkedTreatment = (
  productIds: readonly number[],
  name: AnswerName,
  outcome: 'continue' | 'hold' | 'discontinue',
): Step =>
  inTurn('is treated and checks in', `is treated with ${productIds.join(', ')} and checks in: ${name}`, [
    treatment(productIds),
    timePasses(productIds.includes(1303) ? 18 : 44),
    checkIn(name),
    closeCheckIn(outcome),
    timePasses(2),
  ]);

/** A treatment, a wish for another dose, and the plan for it; a higher dose of minoxidil has to wait for twelve weeks. */
export const changedDose = (
  productId: number,
  wish: 'up' | 'down',
  other: number,
  { line, days }: { readonly line: string; readonly days: number },
): Step =>
  inTurn(
    'is treated and changes the dose',
    `is treated with ${productId}; after ${days} days ${wish} to ${other}`,
    [treatment([productId]), timePasses(days), askForDose(wish, line), propose([other]), acceptPlan, work],
  );

/** Half a tablet of minoxidil a day, and a whole one after so many days; their newest blood pressure is of the request. */
export const steppedUp = (days: number): Step =>
  inTurn('is treated and changes the dose', `is treated with 701; after ${days} days up to 702`, [
    planned([702], [701], acceptPlan),
    timePasses(days),
    askForDose('up', 'hair_loss_care'),
    propose([702]),
    acceptPlan,
    work,
  ]);

/** The patient reports a stop while being treated; background work; then what clinicians do, and some days. */
export const stopAndWayOut = (name: AnswerName, wayOut: readonly Step[]): Step =>
  inTurn('reports a stop, and clinicians act', `reports ${name}, and ${wayOut.length} steps follow`, [
    amend(name),
    work,
    ...wayOut,
    timePasses(2),
  ]);

/** A treatment, and a stop of it. */
export const treatedUntilStop = (
  productIds: readonly number[],
  name: AnswerName,
  wayOut: readonly Step[],
): Step =>
  inTurn('is treated and reports a stop', `is treated with ${productIds.join(', ')} and reports ${name}`, [
    treatment(productIds),
    stopAndWayOut(name, wayOut),
  ]);

/** A stop that is told in a visit about something else than the treatment it is about. */
export const toldInAnotherVisit = (
  treated: readonly number[],
  ordered: readonly number[],
  name: AnswerName,
): Step =>
  inTurn(
    'tells a stop in another visit',
    `is treated with ${treated.join(', ')}, orders ${ordered.join(', ')} and answers ${name}`,
    [treatment(treated), order(ordered), answer(name), agreeToWarning, submit, work, approve(), work],
  );

/** The clinician proposes something else than what was asked for, and the patient answers. */
export const planned = (productIds: readonly number[], other: readonly number[], reply: Step): Step =>
  inTurn(
    'is proposed another treatment',
    `asks for ${productIds.join(', ')} and is proposed ${other.join(', ')}`,
    [order(productIds), answer('healthy'), submit, propose(other), reply, work],
  );
