import { addDays } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { confirmHash, intakeOf, renewalAnswers, saveAnswers } from './renewal-api.ts';
import { chooseRenewalPlan, sendAnswered } from './renewal-steps-api.ts';

const ANNUAL = `{ currentUser { annualCheckIn {
  status title detail refills opensOn dueBy isOverdue isOnHold href photoViews submittedAt consentText others
  treatments { name } steps { step status href } unfinished { step href }
  address { state hash isConfirmed } answers { title rows { question answer } }
  supply { subscriptionId amount everyDays choice size isChosen after sizes { everyDays price amount } }
} } }`;

export interface AnnualAnswer {
  readonly status: string;
  readonly title: string;
  readonly detail: string;
  readonly refills: string;
  readonly opensOn: string | null;
  readonly dueBy: string | null;
  readonly isOverdue: boolean;
  readonly isOnHold: boolean;
  readonly href: string;
  readonly photoViews: readonly string[];
  readonly submittedAt: string | null;
  readonly consentText: string;
  readonly others: readonly string[];
  readonly treatments: readonly { readonly name: string }[];
  readonly steps: readonly { readonly step: string; readonly status: string; readonly href: string }[];
  readonly unfinished: readonly { readonly step: string; readonly href: string }[];
  readonly address: { readonly state: string; readonly hash: string; readonly isConfirmed: boolean } | null;
  readonly answers: readonly {
    readonly title: string;
    readonly rows: readonly { readonly question: string; readonly answer: string }[];
  }[];
  readonly supply: readonly {
    readonly subscriptionId: string;
    readonly amount: number;
    readonly everyDays: number;
    readonly choice: string;
    readonly size: number | null;
    readonly isChosen: boolean;
    readonly after: string;
    readonly sizes: readonly {
      readonly everyDays: number;
      readonly price: number;
      readonly amount: number;
    }[];
  }[];
}

export const START_ANNUAL = 'mutation { startAnnualCheckIn { status } }';

/** The pages of the yearly check-in, as a patient goes through them. */
export const annualApi = (harness: Harness) => {
  const pageOf = async (user: SignedInUser): Promise<AnnualAnswer> =>
    dataOf<{ currentUser: { annualCheckIn: AnnualAnswer } }>(await harness.api(user, ANNUAL)).currentUser
      .annualCheckIn;

  /** Everything was last asked so many days ago, while the prescriptions and their fills are newer: as after a change of treatment. */
  const wasEvaluated = async ({ id }: SignedInUser, daysAgo: number): Promise<void> => {
    const now = harness.clock.now();
    await harness.scope
      .db('prescription')
      .where({ user_id: id })
      .update({ evaluated_at: addDays(now, -daysAgo) });
    await harness.scope
      .db('renewal_check')
      .insert({ user_id: id, check_at: now })
      .onConflict('user_id')
      .merge();
  };

  const answer = async (user: SignedInUser, changes: Answers = {}) => {
    dataOf(await harness.api(user, START_ANNUAL));
    const intake = await intakeOf(harness, user);
    if (!intake) throw new Error('The questions did not open.');
    dataOf(await saveAnswers(harness, user, intake, renewalAnswers(changes)));
    return intake;
  };

  const confirmAddress = async (user: SignedInUser) =>
    confirmHash(harness, user, (await pageOf(user)).address?.hash ?? '');

  const choose = async (user: SignedInUser, wanted: Record<string, unknown> = { kind: 'keep' }) => {
    const [plan] = (await pageOf(user)).supply;
    return chooseRenewalPlan(harness, user, { subscriptionId: plan?.subscriptionId, ...wanted });
  };

  const submit = async (user: SignedInUser, given: Record<string, unknown> = {}) =>
    sendAnswered(harness, user, (await pageOf(user)).consentText, given);

  /** Every page, from the questions to sending. */
  const send = async (user: SignedInUser, changes: Answers = {}): Promise<void> => {
    await answer(user, changes);
    dataOf(await confirmAddress(user));
    dataOf(await choose(user));
    dataOf(await submit(user));
  };
  return { pageOf, wasEvaluated, answer, confirmAddress, choose, submit, send };
};
