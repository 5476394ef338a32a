import { entryPages } from '#config/entry-pages.ts';
import { type Address, accountPort } from '#modules/account/index.ts';
import { answerText, carryOver, questionsOf, visibleQuestions } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import {
  ANNUAL_COMPLETE,
  ANNUAL_PATH,
  type AnnualProgress,
  annualProgress,
} from '../../domain/annual/annual-steps.ts';
import { isSizeChosen, largerSizes } from '../../domain/annual/supply-choice.ts';
import type { CurrentRenewal } from '../current-renewal.ts';
import { partStatus } from '../part-status.ts';
import type { openDraftOf } from '../renewal-intake.ts';
import { presentOptions, type RenewalOptions } from '../renewal-options.ts';
import { photoViewsOf } from '../renewal-progress-of.ts';
import { annualCopy, annualRefills, annualStatusOf } from './annual-status.ts';
import { addressHash, isConfirmed } from './confirmed-address.ts';

type OpenDraft = Awaited<ReturnType<typeof openDraftOf>>;

/** The yearly check-in as the API returns it; what costs statements of its own is read when it is asked for. */
export const presentAnnual = (userId: string, current: CurrentRenewal) => {
  const { summary, latest } = current;
  const status = annualStatusOf(current);
  const { annual, renewable } = summary;
  return {
    userId,
    source: current,
    status,
    ...annualCopy(current),
    refills: annualRefills(current),
    opensOn: annual?.opensAt ?? null,
    dueBy: annual?.overdueAt ?? null,
    isOverdue: annual?.isOverdue ?? false,
    isOnHold: renewable.some((one) => one.status === 'on_hold'),
    treatments: renewable.map(({ name, drugType }) => ({ name, drugType })),
    photoViews: photoViewsOf(summary),
    submittedAt: status === 'submitted' ? (latest?.submittedAt ?? null) : null,
  };
};

export type PresentedAnnual = ReturnType<typeof presentAnnual>;

/** The page to continue on when no questionnaire is open. */
export const annualEntry = (current: CurrentRenewal): string => {
  switch (annualStatusOf(current)) {
    case 'joined':
      return entryPages.refill;
    case 'moved':
      return entryPages['refill out of state'];
    case 'submitted':
      return ANNUAL_COMPLETE;
    default:
      return ANNUAL_PATH;
  }
};

interface Known {
  readonly draft: NonNullable<OpenDraft>;
  readonly address: Address | null;
  readonly options: RenewalOptions;
  readonly photosTaken: readonly string[];
}

/** How far the patient is, from what is stored: the same on every device. */
export const annualProgressOf = (
  { summary, latest }: CurrentRenewal,
  { draft: { response, config }, address, options, photosTaken }: Known,
  now: Date,
): AnnualProgress =>
  annualProgress({
    questions: partStatus(config, carryOver(response.content, config).answers, now),
    isAddressConfirmed: latest !== null && isConfirmed(address, latest),
    isSizeChosen: latest !== null && isSizeChosen(options.chosen, latest.planChoices),
    photoViews: photoViewsOf(summary),
    photosTaken,
    photosSkipped: latest?.photosDoneAt != null,
  });

/** The address to confirm. */
export const presentAddress = (address: Address | null, { latest }: CurrentRenewal) =>
  address && {
    ...address,
    hash: addressHash(address),
    isConfirmed: latest !== null && isConfirmed(address, latest),
  };

/** The plans with the larger packages in which they are sold; nothing is chosen that the patient has not chosen. */
export const presentSupply = (options: RenewalOptions, now: Date) =>
  presentOptions(options, now).plans.map((plan) => ({ ...plan, sizes: largerSizes(plan) }));

/** Every answer in words, as the patient checks them before sending. */
export const presentAnswers = (draft: OpenDraft) => {
  if (!draft) return [];
  const { config, response } = draft;
  const { answers } = carryOver(response.content, config);
  const shown = new Set(visibleQuestions(config, answers).map(({ id }) => id));
  return config.sections.flatMap((section) => {
    const rows = questionsOf({ ...config, sections: [section] }).flatMap((question) => {
      const answer = answers[question.id];
      return shown.has(question.id) && answer !== undefined && answer !== ''
        ? [{ question: question.label, answer: answerText(question, answer) }]
        : [];
    });
    return rows.length > 0 ? [{ title: section.title, rows }] : [];
  });
};

/** The patient's address. */
export const addressOf = async (scope: Scope, userId: string): Promise<Address | null> =>
  (await scope.use(accountPort).person(userId))?.address ?? null;
