import { addDays } from '#kernel/dates.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { casePhotoRepository } from '../../repositories/case-photos.ts';

const ID = 'billing.unsent_photos';
const KEEP_UNSENT_DAYS = 30;

const unsent = (scope: Scope) =>
  casePhotoRepository(scope.db).unsentSince(addDays(scope.clock.now(), -KEEP_UNSENT_DAYS));

/**
 * Deletes photos that were added and never sent. The row is deleted first, because the patient may send the photo
 * meanwhile.
 */
export const removeUnsentPhotos: SweepDefinition = {
  id: ID,
  due: (scope) => [unsent(scope)],
  run: async (scope) => {
    const photos = casePhotoRepository(scope.db);
    await eachByItself(scope, ID, await unsent(scope), async (photo) => {
      if (!(await photos.removeUnsent(photo.id))) return;
      try {
        await scope.use(objectStorePort).delete(photo.objectKey);
      } catch (error) {
        await photos.insert(photo);
        throw error;
      }
    });
  },
};
