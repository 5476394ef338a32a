import type { AnswerName } from '../answers.ts';
import type { Step } from '../command.ts';
import { approve } from './clinician.ts';
import { answer, submit } from './intake.ts';
import { order } from './order.ts';
import { answerRenewal, submitRenewal } from './renew.ts';
import { backgroundWork } from './time-passes.ts';

const inTurn = (name: string, steps: readonly Step[]): Step => ({
  name,
  act: async (history) => {
    for (const step of steps) {
      history.harness.product.clock.advance(60_000);
      await step.act(history);
    }
  },
});

/** The ordinary way, which random steps alone rarely find: ordered, answered, approved, charged and sent. */
export const treatment = (productIds: readonly number[], refills: number | null = null): Step =>
  inTurn(`is treated with ${productIds.join(', ')}${refills ? ` for ${refills} fills` : ''}`, [
    order(productIds),
    answer('healthy'),
    submit,
    approve({ refills }),
    { name: 'background work', act: backgroundWork },
  ]);

/** A visit with several versions of its answers. */
export const visit = (productIds: readonly number[], drafts: readonly AnswerName[]): Step =>
  inTurn(`orders ${productIds.join(', ')}, answers ${drafts.join(', then ')} and submits`, [
    order(productIds),
    ...drafts.map(answer),
    submit,
  ]);

export const renewal: Step = inTurn('renews', [
  answerRenewal('healthy'),
  submitRenewal,
  approve(),
  { name: 'background work', act: backgroundWork },
]);
