import { brand } from '#config/brand.ts';
import { addDays, daysBetween, HOUR_MS } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import {
  type ConsultationStatus,
  isOptionalStep,
  isUserActionable,
  journeyMachine,
  optionalSteps,
  stepAfter,
} from '../domain/states/index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { reminderRepository } from '../repositories/reminders.ts';
import { expireVisit } from './expire-visit.ts';
import { nextStep } from './next-step.ts';
import { notices } from './notices.ts';
import { askForPhotos, OPTIONAL_STEP_DAYS } from './photos/ask-for-photos.ts';
import { deleteIdentifications } from './photos/delete-identifications.ts';
import { sendProgressReminders } from './photos/progress.ts';
import { deleteUnsentPhotos } from './photos/renewal-photos.ts';
import { REPLY_DAYS } from './reply-days.ts';
import { transitionJourney } from './transitions.ts';
import { waitForCall } from './wait-for-call.ts';

/** Processes due work one piece at a time, each in its own transaction, until none is left. */
const untilNone = async (scope: Scope, one: (tx: Scope) => Promise<boolean>): Promise<void> => {
  while (await scope.transaction(one));
};

/** Days without an answer after which a visit ends (states 3 and 4). */
const patience: readonly (readonly [ConsultationStatus, number])[] = [
  ['draft', 30],
  ['needs_info', REPLY_DAYS],
  ['plan_proposed', REPLY_DAYS],
  // A call can be booked two weeks ahead.
  ['awaiting_call', 30],
];

const ends = (scope: Scope) =>
  patience.map(([status, days]) => ({ status, before: addDays(scope.clock.now(), -days) }));

const expireVisits = async (scope: Scope): Promise<void> => {
  const cause = { actor: systemActor, reason: 'no answer in time' };
  await untilNone(scope, async (tx) => {
    const lapsed = await consultationRepository(tx.db).lockLapsed(ends(tx));
    if (!lapsed) return false;
    await expireVisit(tx, lapsed, cause);
    return true;
  });
};

const waitingForOptional = (scope: Scope) =>
  journeyRepository(scope.db).waiting(optionalSteps, addDays(scope.clock.now(), -OPTIONAL_STEP_DAYS));

/** Photos and an ID that nobody requested are optional, so a visit waits for them at most a day. */
const goOnWithoutOptional = async (scope: Scope): Promise<void> => {
  const cause = { actor: systemActor, reason: 'went on without photos or ID' };
  for (const { id } of await waitingForOptional(scope))
    await scope.transaction(async (tx) => {
      const consultation = await consultationRepository(tx.db).lockByJourney(id);
      const journey = await journeyRepository(tx.db).lock(id);
      if (consultation && consultation.status !== 'draft' && isOptionalStep(journey.status)) {
        const next = await nextStep(tx, consultation.userId, stepAfter(journey.kind, journey.status));
        await transitionJourney(tx, journey, next, cause);
      }
      if (consultation) await waitForCall(tx, consultation.id);
    });
};

const reminderDays = [7, 3, 1];
/** Photos are waited for less than a day, and have a message of their own (askForPhotos). */
const actionable = journeyMachine.states.filter(
  (status) =>
    isUserActionable(status) && !['awaiting_media', 'abandoned', 'canceled', 'expired'].includes(status),
);

const toRemind = (scope: Scope) =>
  journeyRepository(scope.db).toRemind(actionable, { days: reminderDays, now: scope.clock.now() });

/** Reminds the patient of a pending step after 1, 3 and 7 days; of missed days, only the last is sent. */
const remind = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  for (const journey of await toRemind(scope))
    await scope.transaction(async (tx) => {
      const waited = daysBetween(journey.statusAt, now);
      const reminders = reminderRepository(tx.db);
      const due = reminderDays.filter((day) => waited >= day);
      const fresh: number[] = [];
      for (const day of due)
        if (await reminders.claim(journey.id, journey.statusAt, day, now)) fresh.push(day);
      if (fresh.includes(due[0] ?? 0))
        await tx.use(accountPort).notify(journey.userId, () => notices.waiting());
    });
};

const notBegun = (scope: Scope) =>
  consultationRepository(scope.db).notBegun(
    new Date(scope.clock.now().getTime() - brand.replyHours * HOUR_MS),
  );

/**
 * One notice that the review is late, when no clinician has started it in the promised time (states 3, service level).
 */
const notifyDelayed = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  for (const late of await notBegun(scope))
    await scope.transaction(async (tx) => {
      if (await reminderRepository(tx.db).claim(late.journeyId, late.submittedAt ?? late.createdAt, 0, now))
        await tx.use(accountPort).notify(late.userId, () => notices.delayed());
    });
};

export const sweeps: readonly SweepDefinition[] = [
  {
    id: 'consultation.expireVisits',
    due: (scope) => [consultationRepository(scope.db).lapsed(ends(scope))],
    run: expireVisits,
  },
  {
    id: 'consultation.goOnWithoutOptional',
    due: (scope) => [waitingForOptional(scope)],
    run: goOnWithoutOptional,
  },
  // After the sweep that ends the wait, so that nobody is asked for photos that nobody waits for.
  askForPhotos,
  { id: 'consultation.remind', due: (scope) => [toRemind(scope)], run: remind },
  { id: 'consultation.notifyDelayed', due: (scope) => [notBegun(scope)], run: notifyDelayed },
  deleteIdentifications,
  sendProgressReminders,
  deleteUnsentPhotos,
];
