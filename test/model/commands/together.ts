import type { AnswerName } from '../answers.ts';
import { inTurn, type Step } from '../command.ts';
import { amend } from './amend.ts';
import { approve, propose } from './clinician.ts';
import { answer, cancelVisit, submit } from './intake.ts';
import { order } from './order.ts';
import { answerRenewal, submitRenewal } from './renew.ts';
import { backgroundWork, timePasses } from './time-passes.ts';

export const work: Step = { kind: 'background work', name: 'background work', act: backgroundWork };

/** The ordinary way, which random steps alone rarely find: ordered, answered, approved, charged and sent. */
export const treatment = (productIds: readonly number[], refills: number | null = null): Step =>
  inTurn('is treated', `is treated with ${productIds.join(', ')}${refills ? ` for ${refills} fills` : ''}`, [
    order(productIds),
    answer('healthy'),
    submit,
    approve({ refills }),
    work,
  ]);

/** A visit with several versions of its answers. */
export const visit = (productIds: readonly number[], drafts: readonly AnswerName[]): Step =>
  inTurn(
    'answers a visit several times',
    `orders ${productIds.join(', ')}, answers ${drafts.join(', then ')} and submits`,
    [order(productIds), ...drafts.map(answer), submit],
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
      submit,
      approve({ acknowledges }),
      work,
    ],
  );

const answered = (name: AnswerName): readonly Step[] => [answerRenewal(name), submitRenewal, approve(), work];

export const renewal: Step = inTurn('renews', 'renews', answered('healthy'));

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

/** The patient reports a stop while being treated; background work; then what clinicians do, and some days. */
export const stopAndWayOut = (name: AnswerName, wayOut: readonly Step[]): Step =>
  inTurn('reports a stop, and clinicians act', `reports ${name}, and ${wayOut.length} steps follow`, [
    amend(name),
    work,
    ...wayOut,
    timePasses(2),
  ]);

/** The clinician proposes something else than what was asked for, and the patient answers. */
export const planned = (productIds: readonly number[], other: readonly number[], reply: Step): Step =>
  inTurn(
    'is proposed another treatment',
    `asks for ${productIds.join(', ')} and is proposed ${other.join(', ')}`,
    [order(productIds), answer('healthy'), submit, propose(other), reply, work],
  );
