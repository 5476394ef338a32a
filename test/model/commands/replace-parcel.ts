import { z } from 'zod';
import type { Step } from '../command.ts';

const REPORT = 'mutation($input: DeskOrderProblemInput!) { deskReportOrderProblem(input: $input) }';
const ISSUES = '{ deskOrderIssues { open { id orderNumber } } }';
const DECIDE = 'mutation($input: DeskIssueDecisionInput!) { deskDecideOrderIssue(input: $input) }';

const openIssues = z.object({
  deskOrderIssues: z.object({ open: z.array(z.object({ id: z.string(), orderNumber: z.string() })) }),
});

/** The newest parcel that arrived was damaged, and an operator sends another one. */
export const replaceParcel: Step = {
  kind: 'a parcel is replaced',
  name: 'the newest parcel was damaged and is replaced',
  act: async (history) => {
    const { operator } = history.harness;
    const order = (await history.rows('customer_order'))
      .filter(({ status }) => status === 'delivered')
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
      .at(-1);
    if (!order) return;
    const input = { orderNumber: order.number, kind: 'damaged', wish: 'replacement', details: 'It leaks.' };
    await history.askAs(operator, REPORT, { input });
    const issues = openIssues.safeParse((await history.askAs(operator, ISSUES, {})).data);
    const issue = issues.data?.deskOrderIssues.open.find(({ orderNumber }) => orderNumber === order.number);
    if (!issue) return;
    const decision = { issueId: issue.id, decision: 'replace', answer: 'We are sorry.' };
    await history.askAs(operator, DECIDE, { input: decision });
  },
};
