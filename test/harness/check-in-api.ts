import { toCalendarDate } from '#kernel/dates.ts';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { type Answers, pruneHidden, type QuizConfig } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, dataOf } from './api.ts';
import type { Harness } from './harness.ts';

const CHECK_INS = `query { currentUser { id
  checkIns { id form href title isOverdue holds result closedAt
    questionnaire { responseId revision config answers }
    outcome { result onHold goesOn findings { ruleId outcome } }
    decided { before { id } after { id } } }
  trends { id points { on value text } } } }`;
export const SAVE_CHECK_IN = `mutation($input: IntakeSaveInput!) { saveCheckIn(input: $input) { revision } }`;
export const SUBMIT_CHECK_IN = `mutation($responseId: ID!, $revision: Int!) {
  submitCheckIn(responseId: $responseId, revision: $revision) { result onHold goesOn findings { ruleId outcome } } }`;

export interface SentCheckIn {
  readonly id: string;
  readonly form: string;
  readonly href: string;
  readonly title: string;
  readonly isOverdue: boolean;
  readonly holds: boolean;
  readonly result: string | null;
  readonly closedAt: string | null;
  readonly questionnaire: {
    readonly responseId: string;
    readonly revision: number;
    readonly config: string;
    readonly answers: string;
  } | null;
  readonly outcome: SentOutcome | null;
  readonly decided: { readonly before: { id: string }[]; readonly after: { id: string }[] } | null;
}

export interface SentOutcome {
  readonly result: string;
  readonly onHold: readonly string[];
  readonly goesOn: readonly string[];
  readonly findings: readonly { ruleId: string; outcome: string }[];
}

interface Page {
  readonly currentUser: {
    readonly checkIns: readonly SentCheckIn[];
    readonly trends: readonly {
      readonly id: string;
      readonly points: readonly { on: string; value: number; text: string }[];
    }[];
  };
}

/** What a patient does with check-ins in a harness. */
export const checkInApi = (harness: Harness) => {
  const page = async (user: SignedInUser) => dataOf<Page>(await harness.api(user, CHECK_INS, {})).currentUser;

  const open = async (user: SignedInUser) => {
    const found = (await page(user)).checkIns.find(({ questionnaire }) => questionnaire);
    if (!found?.questionnaire) throw new Error('No check-in is open.');
    return { ...found, questionnaire: found.questionnaire };
  };

  /** Saves answers as the form does, some of them changed; returns what `submitCheckIn` needs. */
  const answer = async (user: SignedInUser, changes: Answers = {}) => {
    const { questionnaire } = await open(user);
    const { responseId, revision } = questionnaire;
    const config: QuizConfig = JSON.parse(questionnaire.config);
    const healthy = { ...healthyCheckIn(toCalendarDate(harness.clock.now())), plan_started: 'yes' };
    const answersJson = JSON.stringify(pruneHidden(config, { ...healthy, ...changes }));
    const saved = dataOf<{ saveCheckIn: { revision: number } }>(
      await harness.api(user, SAVE_CHECK_IN, { input: { responseId, revision, answersJson } }),
    );
    return { responseId, revision: saved.saveCheckIn.revision };
  };

  const submit = (user: SignedInUser, saved: { responseId: string; revision: number }): Promise<ApiAnswer> =>
    harness.api(user, SUBMIT_CHECK_IN, saved);

  return {
    page,
    open,
    answer,
    submit,
    /** Answers the open check-in and sends it. */
    checksIn: async (user: SignedInUser, changes: Answers = {}): Promise<SentOutcome> =>
      dataOf<{ submitCheckIn: SentOutcome }>(await submit(user, await answer(user, changes))).submitCheckIn,
  };
};
