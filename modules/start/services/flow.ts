import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { usStates } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { stateRule } from '#modules/billing/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { isEmergency, lineNamed, OOS_MEDICAL_HISTORY, type UrgentDraft } from '#modules/eligibility/index.ts';
import {
  type Answers,
  carryOver,
  draftView,
  pruneHidden,
  type QuizOwner,
  type QuizResponse,
  quizPort,
  quizSetPort,
  readDraft,
} from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type FlowName, journeyKindOf } from '../domain/flows.ts';
import { answered, newestOf } from './answers.ts';
import { flowConfigs } from './flows.ts';
import { lineOf } from './judge-start.ts';
import { type Answerer, endOf, nextOf, type StartOutcome } from './outcome.ts';

/** Profile data that a signed-in person does not have to type again. */
const knownOf = async (scope: Scope, owner: QuizOwner): Promise<Answers> => {
  const person = 'userId' in owner ? await scope.use(accountPort).person(owner.userId) : null;
  const known = {
    first_name: person?.firstName,
    dob: person?.dob,
    home_state: person?.address?.state,
  };
  return Object.fromEntries(Object.entries(known).flatMap(([id, text]) => (text ? [[id, text]] : [])));
};

/** A flow as its page shows it: the draft, or a new one prefilled with known answers. */
export const flowView = async (scope: Scope, owner: QuizOwner | null, flow: FlowName) => {
  const config = flowConfigs[flow];
  const newest = owner ? newestOf(await answered(scope, owner, [flow]), flow) : null;
  if (newest?.status === 'in-progress') return { ...draftView(newest, config), answeredAt: null };
  const isAnswered = newest?.status === 'completed' || newest?.status === 'amended';
  const known = newest?.content ?? (owner ? await knownOf(scope, owner) : {});
  return {
    responseId: null,
    revision: 0,
    configName: config.name,
    configVersion: config.version,
    config: JSON.stringify(config),
    answers: JSON.stringify(carryOver(known, config).answers),
    status: 'in-progress',
    retiredQuestionIds: [],
    savedAt: scope.clock.now(),
    answeredAt: isAnswered ? newest.updatedAt : null,
  };
};

/** The questionnaires of a journey of this kind that begins with this flow, in order. */
const itemsOf = (kind: 'initial' | 'refill_out_of_state', flow: FlowName) => {
  const { beforeVisit, visits } = lineNamed(lineOf(flow, {}));
  const served = usStates.map(([code]) => code).filter((code) => stateRule(code).prescriptions);
  return kind === 'initial'
    ? [...beforeVisit, visits.initial?.questionnaire]
        .flatMap((questionnaire) => questionnaire ?? [])
        .map(({ name }) => ({ configName: name }))
    : [
        { configName: 'refill-out-of-state' },
        {
          configName: 'oos-medical-history',
          onlyIf: { op: 'anyOf', question: 'new_state', values: served } as const,
        },
      ];
};

const open = async (tx: Scope, { owner, actor }: Answerer, flow: FlowName): Promise<QuizResponse> => {
  const kind = journeyKindOf[flow];
  const draft = await tx.use(quizPort).openDraft(actor, owner, flowConfigs[flow]);
  if (kind === null) return draft;
  const sets = tx.use(quizSetPort);
  const set =
    (await sets.inProgress(owner, kind)) ??
    (await sets.open(actor, owner, { kind, items: itemsOf(kind, flow) }));
  // A visit that was opened without these questions does not ask them.
  if (set.items.some(({ configName }) => configName === flow))
    await sets.attach(actor, set.id, { configName: flow, responseId: draft.id });
  return draft;
};

export interface StartSave {
  /** Null before the first save. */
  readonly responseId?: string | null;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null;
}

/**
 * A patient's answers take effect on their treatments immediately, and are recorded whether or not they are submitted.
 */
const recordSaved = async (
  tx: Scope,
  owner: QuizOwner,
  flow: FlowName,
  saved: { readonly responseId: string; readonly answers: Answers },
): Promise<void> => {
  if (!('userId' in owner) || flow === 'refill-out-of-state' || flow === 'skin-interest') return;
  const questionnaire = flowConfigs[flow];
  await tx.use(consultationPort).recordDraft(owner.userId, {
    responseId: saved.responseId,
    answers: pruneHidden(questionnaire, saved.answers),
    questionnaire,
    kind: flow === OOS_MEDICAL_HISTORY ? 'renewal' : 'initial',
  });
};

/**
 * Autosave, for a visitor under their lead. BAD_USER_INPUT names each malformed answer by its question; CONFLICT when
 * another tab or device saved first.
 */
export const saveFlow = (
  scope: Scope,
  who: Answerer,
  flow: FlowName,
  input: StartSave,
): Promise<Result<QuizResponse>> =>
  allOrNothing(scope, async (tx) => {
    const config = flowConfigs[flow];
    const answers = orRefuse(readDraft(config, input, tx.clock.now()));
    const responseId = input.responseId ?? (await open(tx, who, flow)).id;
    const { revision } = input;
    const save = { responseId, revision, answers, urgent: isEmergency(answers) };
    const saved = orRefuse(await tx.use(quizPort).saveDraft(who.actor, who.owner, config, save));
    await recordSaved(tx, who.owner, flow, { responseId, answers });
    return saved;
  });

const isOwn = (response: QuizResponse | null, owner: QuizOwner, flow: FlowName): response is QuizResponse =>
  response?.configName === flow &&
  ('userId' in owner
    ? response.userId === owner.userId
    : response.userId === null && response.leadId === owner.leadId);

/**
 * Submits a flow: everything is validated and evaluated on the server. BAD_USER_INPUT names each invalid question;
 * CONFLICT when other answers have been saved since.
 */
export const submitFlow = (
  scope: Scope,
  who: Answerer,
  flow: FlowName,
  input: { responseId: string; revision: number; acknowledgedRuleIds: readonly string[] },
): Promise<Result<StartOutcome>> =>
  allOrNothing(scope, async (tx) => {
    const { owner, actor } = who;
    const quiz = tx.use(quizPort);
    const response = await quiz.response(input.responseId);
    if (!isOwn(response, owner, flow)) return orRefuse(notFound('questionnaire'));
    if (response.status === 'in-progress' && response.revision !== input.revision)
      orRefuse(fail('CONFLICT', 'These answers were changed on another device. We loaded the newest ones.'));
    if (response.status === 'stopped') orRefuse(fail('CONFLICT', 'These answers were already submitted.'));
    const config = flowConfigs[flow];
    // In an emergency the visitor gets help immediately and does not have to answer the remaining questions.
    const end = response.status === 'in-progress' ? await endOf(tx, who, flow, response) : null;
    if (end) return end;
    const done = orRefuse(await quiz.complete(actor, owner, config, response.id));
    return nextOf(tx, who, flow, done, input.acknowledgedRuleIds);
  });

/** Submits the unfinished history of a patient who moved, because it contains an emergency. */
export const submitUrgentHistory = async (
  scope: Scope,
  { userId, responseId, revision }: UrgentDraft,
): Promise<Result<void>> => {
  const who = { owner: { userId }, actor: systemActor };
  const input = { responseId, revision, acknowledgedRuleIds: [] };
  const submitted = await submitFlow(scope, who, OOS_MEDICAL_HISTORY, input);
  return submitted.ok ? ok(undefined) : submitted;
};
