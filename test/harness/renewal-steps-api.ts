import { consentHash } from '#modules/account/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { confirmAddress, intakeOf, SUBMIT } from './renewal-api.ts';
import { allTexts } from './visit-api.ts';

interface Part {
  readonly responseId: string;
  readonly revision: number;
  readonly config: string;
  readonly answers: string;
}

interface Options {
  readonly others: readonly string[];
  readonly consentText: string;
  readonly plans: readonly {
    readonly subscriptionId: string;
    readonly amount: number;
    readonly sizes: readonly { readonly everyDays: number; readonly price: number }[];
    readonly pauseTo: string;
    readonly isChosen: boolean;
    readonly choice: string;
    readonly until: string | null;
  }[];
}

const OPTIONS = `{ currentUser { renewal { unfinished { href } options { others consentText plans {
  subscriptionId names amount everyDays sizes { everyDays price } pauseFrom pauseTo isChosen choice size wish until after } }
  address { hash isConfirmed } } } }`;

export const chooseRenewalPlan = (harness: Harness, user: SignedInUser, input: Record<string, unknown>) =>
  harness.api(
    user,
    'mutation($input: RenewalPlanInput!) { chooseRenewalPlan(input: $input) { consentText } }',
    { input },
  );

/** Sends the answers with the agreement to a text that was shown; `given` replaces what is sent. */
export const sendAnswered = async (
  harness: Harness,
  user: SignedInUser,
  consentText: string,
  given: Record<string, unknown>,
) => {
  const intake = await intakeOf(harness, user);
  return harness.api(user, SUBMIT, {
    id: intake?.responseId,
    revision: intake?.revision,
    agreed: true,
    hash: consentHash(consentText),
    read: allTexts,
    ...given,
  });
};

/** The pages of a renewal that is answered: its parts, the plan from here, and sending it. */
export const renewalStepsApi = (harness: Harness) => {
  const partOf = async (user: SignedInUser, step: string): Promise<Part> =>
    dataOf<{ renewalIntake: Part }>(
      await harness.api(
        user,
        'query($step: String) { renewalIntake(step: $step) { responseId revision config answers } }',
        { step },
      ),
    ).renewalIntake;
  const savePart = (
    user: SignedInUser,
    step: string,
    { responseId, revision }: Pick<Part, 'responseId' | 'revision'>,
    answers: Answers,
  ) =>
    harness.api(
      user,
      'mutation($input: IntakeSaveInput!, $step: String) { saveRenewalIntake(input: $input, step: $step) { revision } }',
      { input: { responseId, revision, answersJson: JSON.stringify(answers) }, step },
    );

  const pageOf = async (user: SignedInUser) =>
    dataOf<{
      currentUser: {
        renewal: {
          unfinished: readonly { href: string }[];
          options: Options | null;
          address: { hash: string; isConfirmed: boolean } | null;
        };
      };
    }>(await harness.api(user, OPTIONS)).currentUser.renewal;
  const optionsOf = async (user: SignedInUser): Promise<Options> => {
    const { options } = await pageOf(user);
    if (!options) throw new Error('There are no options.');
    return options;
  };
  const choose = (user: SignedInUser, input: Record<string, unknown>) =>
    chooseRenewalPlan(harness, user, input);
  /** Sends what is there, with the agreement to what is shown. */
  const submit = async (user: SignedInUser, given: Record<string, unknown> = {}) =>
    sendAnswered(harness, user, (await optionsOf(user)).consentText, given);
  /** Confirms the address, and keeps every plan about which nothing was chosen. */
  const settle = async (user: SignedInUser): Promise<void> => {
    dataOf(await confirmAddress(harness, user));
    for (const { subscriptionId, isChosen } of (await optionsOf(user)).plans)
      if (!isChosen) dataOf(await choose(user, { subscriptionId, kind: 'keep' }));
  };
  /** As `submit`, once everything on the last page is settled. */
  const send = async (user: SignedInUser, given: Record<string, unknown> = {}) => {
    await settle(user);
    return submit(user, given);
  };
  return { partOf, savePart, pageOf, optionsOf, choose, settle, submit, send };
};
