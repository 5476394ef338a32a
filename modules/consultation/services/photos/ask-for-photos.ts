import { addDays, HOUR_MS } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { journeyRepository } from '../../repositories/journeys.ts';
import { PHOTOS_NEEDED, reminderRepository } from '../../repositories/reminders.ts';
import { notices } from '../notices.ts';

/** For how many days a visit waits for photos or an ID that nobody requested. */
export const OPTIONAL_STEP_DAYS = 1;

/** Most people add their photos right after the questions. */
const PATIENCE_MS = HOUR_MS;

const waiting = (scope: Scope) => {
  const now = scope.clock.now();
  return journeyRepository(scope.db).waitingForPhotos({
    after: addDays(now, -OPTIONAL_STEP_DAYS),
    until: new Date(now.getTime() - PATIENCE_MS),
  });
};

/** Tells the patient, once, that their visit waits for its first photos, and until when. */
export const askForPhotos: SweepDefinition = {
  id: 'consultation.askForPhotos',
  due: (scope) => [waiting(scope)],
  run: async (scope) => {
    for (const { id, userId, statusAt } of await waiting(scope))
      await scope.transaction(async (tx) => {
        const journey = await journeyRepository(tx.db).lock(id);
        if (journey.status !== 'awaiting_media' || journey.statusAt.getTime() !== statusAt.getTime()) return;
        const isFirst = await reminderRepository(tx.db).claim(id, statusAt, PHOTOS_NEEDED, tx.clock.now());
        if (isFirst)
          await tx
            .use(accountPort)
            .notify(userId, notices.photosNeeded(addDays(statusAt, OPTIONAL_STEP_DAYS)));
      });
  },
};
