import { z } from 'zod';
import type { ProcessorDashboard } from '../../payment-processor/dashboard.ts';
import type { Visitor } from './visitor.ts';

export interface MoneyStoryParts {
  readonly operator: Visitor;
  readonly dashboard: ProcessorDashboard;
  /** Payments of the demo's patients at the processor. */
  readonly intentIds: readonly string[];
  /** What the daily comparison with the processor does. */
  readonly compare: () => Promise<void>;
}

const tasksOf = z.object({
  deskBillingTasks: z.object({ tasks: z.array(z.object({ id: z.string(), detail: z.string() })) }),
});

/**
 * The daily comparison finds a payment that the processor made twice and two that nobody here knows of; an operator has
 * explained one of those, and the others wait.
 */
export const makeMoneyStory = async (parts: MoneyStoryParts): Promise<void> => {
  const { operator, dashboard, intentIds, compare } = parts;
  const [first, second] = intentIds;
  if (!first || !second) return;
  const explained = await dashboard.chargeAgain(second, 'somebody');
  await dashboard.chargeAgain(first, 'somebody');
  await dashboard.chargeAgain(first, 'processor');
  await compare();
  const { tasks } = tasksOf.parse(
    await operator.ask('{ deskBillingTasks(isClosed: false) { tasks { id detail } } }'),
  ).deskBillingTasks;
  const taskId = tasks.find(({ detail }) => detail.includes(explained))?.id;
  await operator.ask(
    'mutation Close($input: CloseBillingTaskInput!) { deskCloseBillingTask(input: $input) }',
    {
      input: {
        taskId,
        outcome: 'explained',
        reason: 'A test payment of the new card terminal; it was refunded there the same day.',
      },
    },
  );
};
