import { stateName } from '#kernel/us-states.ts';
import { stateRule } from '#modules/billing/index.ts';
import { isEmergency } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import {
  type Answers,
  pruneHidden,
  type QuizOwner,
  type QuizResponse,
  quizPort,
} from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type FlowName, flowPaths, hairFlows } from '../domain/flows.ts';
import { afterRouting } from './after-routing.ts';
import { answered, newestOf, startAnswersOf, textOf } from './answers.ts';
import { flowConfigs } from './flows.ts';
import { judgeStart } from './judge-start.ts';
import { moveAway, needsHistory, sendToClinician } from './out-of-state.ts';

/** Who answers: a signed-in person, or a visitor identified by their lead. */
export interface Answerer {
  readonly owner: QuizOwner;
  readonly actor: Actor;
}

/** Says what waits because of a move, and how to continue. */
const MOVE_PAGE = '/thank-you-out-of-state';

/** Something the visitor must know before continuing. */
export interface StartNotice {
  readonly title: string;
  readonly text: string;
}

export interface StartOutcome {
  /** `ok`, `stop` or `emergency`. */
  readonly outcome: 'ok' | 'stop' | 'emergency';
  /** Path of the next page; in an emergency the flow's own page, which shows how to get help. */
  readonly href: string;
  readonly notice: StartNotice | null;
  /** Why the flow ends here: the patient texts of the rules; empty otherwise. */
  readonly reasons: readonly string[];
  /** Ids of the rules that require urgent help; empty otherwise. */
  readonly ruleIds: readonly string[];
}

const goesOn = (href: string, notice: StartNotice | null = null): StartOutcome => ({
  outcome: 'ok',
  href,
  notice,
  reasons: [],
  ruleIds: [],
});

/** Some states require a live call before a first prescription; the visitor is informed before continuing. */
const callNotice = (answers: Answers): StartNotice | null => {
  const states = [textOf(answers.state), textOf(answers.home_state)];
  const asking = states.find((state) => stateRule(state).syncVisit);
  return asking === undefined
    ? null
    : {
        title: `${stateName(asking)} asks for a live call`,
        text: 'Before a first prescription the clinician has to speak with you, by phone or video. You send your answers and photos first, then choose a time for the call. It costs nothing extra.',
      };
};

const isPatient = async (scope: Scope, owner: QuizOwner): Promise<boolean> =>
  'userId' in owner &&
  (await scope.use(prescriptionPort).prescriptions(owner.userId)).some(
    ({ status }) => status === 'active' || status === 'on_hold',
  );

/** A rule ends the flow: the answers are kept, so that starting again does not bypass the rule. */
const ended = async (
  tx: Scope,
  flow: FlowName,
  { response, answers }: { readonly response: QuizResponse; readonly answers: Answers },
): Promise<StartOutcome | null> => {
  const { outcome, path, findings } = judgeStart(tx, flow, answers);
  if (outcome === 'ok') return null;
  await tx.use(quizPort).stop(systemActor, response.id, outcome);
  const common = { notice: null, reasons: [...new Set(findings.map(({ reason }) => reason))] };
  if (outcome !== 'emergency')
    return { ...common, outcome: 'stop', href: path ?? '/not-eligible-user/alternatives', ruleIds: [] };
  const href = flowPaths[flow];
  return { ...common, outcome, href, ruleIds: findings.map(({ ruleId }) => ruleId) };
};

/** The next page after the basics are complete. */
const afterBasics = (owner: QuizOwner): string =>
  'userId' in owner ? '/start/doctor-visit-payment' : '/start/account-creation';

const outOfState = (owner: QuizOwner): string => ('userId' in owner ? MOVE_PAGE : '/start/account-creation');

/** Sends the history of a patient who moved to a clinician in the new state, with the address they entered. */
const handOver = async (
  tx: Scope,
  { owner, actor }: Pick<Answerer, 'owner' | 'actor'>,
  userId: string,
  history: Omit<Parameters<typeof sendToClinician>[3], 'moved'>,
): Promise<void> => {
  const move = newestOf(await answered(tx, owner, ['refill-out-of-state']), 'refill-out-of-state');
  await sendToClinician(tx, actor, userId, { ...history, moved: move?.content ?? {} });
};

/**
 * The outcome of answers that are about to be submitted, evaluated on the server. Returns null when the answers do not
 * end the flow, and `complete` may proceed.
 */
export const endOf = async (
  tx: Scope,
  { owner, actor }: Answerer,
  flow: FlowName,
  response: QuizResponse,
): Promise<StartOutcome | null> => {
  if (flow === 'refill-out-of-state' || flow === 'skin-interest') return null;
  const content = pruneHidden(flowConfigs[flow], response.content);
  // Only an emergency ends a history: every other finding is for the clinician to assess.
  if (flow === 'oos-medical-history') {
    const end = isEmergency(content) ? await ended(tx, flow, { response, answers: content }) : null;
    // The care team is alerted, with the answers so far.
    if (end && 'userId' in owner) {
      const history = { response, acknowledgedRuleIds: [], isEmergency: true };
      await handOver(tx, { owner, actor }, owner.userId, history);
    }
    return end;
  }
  if (flow === 'sh-condition-routing') return ended(tx, flow, { response, answers: content });
  const before = startAnswersOf(await answered(tx, owner, hairFlows));
  return ended(tx, flow, { response, answers: { ...before, ...content } });
};

/** The next page after the answers were submitted. */
export const nextOf = async (
  tx: Scope,
  { owner, actor }: Answerer,
  flow: FlowName,
  response: QuizResponse,
  acknowledgedRuleIds: readonly string[],
): Promise<StartOutcome> => {
  switch (flow) {
    case 'start-basics':
      return (await isPatient(tx, owner))
        ? goesOn('/not-eligible-user/existing-customer')
        : goesOn(flowPaths['hair-loss-basics'], callNotice(response.content));
    case 'hair-loss-basics':
      return goesOn(afterBasics(owner));
    case 'sh-condition-routing':
      return goesOn(await afterRouting(tx, owner, response.content), callNotice(response.content));
    case 'skin-interest':
      return goesOn(flowPaths[flow]);
    case 'refill-out-of-state': {
      const served = stateRule(textOf(response.content.new_state)).prescriptions;
      if (!('userId' in owner)) return goesOn(served ? flowPaths['oos-medical-history'] : MOVE_PAGE);
      await moveAway(tx, actor, owner.userId, response.content);
      const asks = served && (await needsHistory(tx, owner.userId));
      return goesOn(asks ? flowPaths['oos-medical-history'] : MOVE_PAGE);
    }
    case 'oos-medical-history': {
      if ('userId' in owner)
        await handOver(tx, { owner, actor }, owner.userId, {
          response,
          acknowledgedRuleIds,
          isEmergency: false,
        });
      return goesOn(outOfState(owner));
    }
  }
};
