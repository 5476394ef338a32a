import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import type { CalendarDate } from '#kernel/dates.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { timeZoneOf } from '#kernel/time-zones.ts';
import { accountPort } from '#modules/account/index.ts';
import { procedureDateProblem, procedureDays } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';
import { basicsOf, isAboutEjaculation, isTopic, type Topic, topics } from '../domain/topic-names.ts';
import { drugsOf } from '../domain/topics.ts';
import { type RequestOwner, visitRequestRepository } from '../repositories/visit-requests.ts';

const wrongTopic = badInput([{ field: 'topic', message: 'Choose what you would like to ask about.' }]);

/** The topics that are offered now. */
export const offeredTopics = (scope: Scope): readonly Topic[] =>
  scope.use(flagPort).values()['enable-premature-ejaculation']
    ? topics
    : topics.filter((topic) => !isAboutEjaculation(topic));

const readTopic = (scope: Scope, topic: string): Topic =>
  isTopic(topic) && offeredTopics(scope).includes(topic) ? topic : orRefuse(wrongTopic);

/** Stores the topic under the account, or under the lead of a visitor. Returns the id of the request. */
const keep = async (
  tx: Scope,
  owner: RequestOwner,
  change: { readonly topic: Topic; readonly consultationId?: string },
): Promise<string> => {
  const requests = visitRequestRepository(tx.db);
  const at = tx.clock.now();
  const known = await requests.newest(owner);
  if (known) {
    // A visitor's request belongs to the account from the first sign-in on.
    const userId = known.userId ?? owner.userId;
    const { consultationId = null, topic } = change;
    await requests.update(known.id, { topic, consultationId, userId, updatedAt: at });
    return known.id;
  }
  const id = tx.ids.uuid();
  await requests.insert({
    id,
    ...owner,
    procedureId: null,
    procedureOn: null,
    consultationId: null,
    ...change,
    createdAt: at,
    updatedAt: at,
  });
  return id;
};

/** Keeps what a visitor would like to ask about. BAD_USER_INPUT names `topic`. */
export const saveTopic = (scope: Scope, owner: RequestOwner, topic: string): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    await keep(tx, owner, { topic: readTopic(tx, topic) });
    return true as const;
  });

/** Where the patient lives, as they said before there was a visit; null before. */
const stateOf = async (tx: Scope, userId: string, topic: Topic): Promise<string | null> => {
  const name = basicsOf[topic];
  if (name === null) return null;
  const [newest] = await tx.use(quizPort).responsesTo({ userId }, [name]);
  if (!newest || (newest.status !== 'completed' && newest.status !== 'amended')) return null;
  const { home_state: home, state } = newest.content;
  const said = [home, state].find((one) => typeof one === 'string' && one !== '');
  return typeof said === 'string' ? said : null;
};

const basicsFirst = fail(
  'CONFLICT',
  'Please tell us about yourself first, so that we know whether we can treat you where you live.',
);

/**
 * Begins a visit about a topic: its questions are opened. CONFLICT before the questions about the person were answered, and as
 * `openRequest` refuses. BAD_USER_INPUT names `topic`, also for a procedure, which opens no visit.
 */
export const beginVisit = (
  scope: Scope,
  actor: Actor,
  owner: RequestOwner & { readonly userId: string },
  topic: string,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const chosen = readTopic(tx, topic);
    if (chosen === 'procedure') return orRefuse(wrongTopic);
    const shipState = await stateOf(tx, owner.userId, chosen);
    if (shipState === null) return orRefuse(basicsFirst);
    const opened = orRefuse(
      await tx.use(consultationPort).openRequest(actor, {
        userId: owner.userId,
        drugTypes: drugsOf[chosen].filter((drug) =>
          tx.use(cataloguePort).isRegistered({ drugType: drug, needsPrescription: true }),
        ),
        shipState,
      }),
    );
    await keep(tx, owner, { topic: chosen, consultationId: opened.consultationId });
    return opened;
  });

/** Keeps the procedure and its day, for the deposit. BAD_USER_INPUT names `productId` and `procedureOn`. */
export const chooseProcedure = (
  scope: Scope,
  owner: RequestOwner & { readonly userId: string },
  { productId, procedureOn }: { readonly productId: number; readonly procedureOn: CalendarDate },
): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    const [product] = await tx.use(cataloguePort).productsByIds([productId]);
    const person = await tx.use(accountPort).person(owner.userId);
    const days = procedureDays(
      tx.clock.now(),
      timeZoneOf({ timeZone: person?.timeZone ?? null, address: person?.address ?? null }),
    );
    const message = procedureDateProblem(procedureOn, days);
    const problems = [
      ...(product?.drugClass === 'procedure' ? [] : [{ field: 'productId', message: 'Choose a procedure.' }]),
      ...(message ? [{ field: 'procedureOn', message }] : []),
    ];
    if (problems.length > 0) orRefuse(badInput(problems));
    const id = await keep(tx, owner, { topic: 'procedure' });
    await visitRequestRepository(tx.db).update(id, {
      procedureId: productId,
      procedureOn,
      updatedAt: tx.clock.now(),
    });
    return true as const;
  });
