import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { mustNotLapse, prescriptionPort } from '#modules/prescription/index.ts';
import { pdfDocument } from '#server/documents/pdf-document.ts';
import type { Scope } from '#server/scope.ts';
import { treatmentLetterBlocks } from './treatment-letter-blocks.ts';

/** As long as an interruption counts: a package within this many days. */
const TAKEN_DAYS = 180;

/**
 * The letter about what the patient takes that must not be stopped suddenly, as a PDF file. Created for each request
 * and not stored. Null for a patient who got none of it in the last 180 days.
 */
export const treatmentLetter = async (scope: Scope, userId: string): Promise<Buffer | null> => {
  const today = scope.clock.now();
  const since = addDays(today, -TAKEN_DAYS);
  const prescriptions = await scope.use(prescriptionPort).prescriptions(userId);
  const taken = prescriptions.flatMap(({ drugType, name, firstFillAt, lastFillAt }) =>
    mustNotLapse(drugType) && firstFillAt && lastFillAt && lastFillAt > since
      ? [{ name, firstSentAt: firstFillAt, lastSentAt: lastFillAt }]
      : [],
  );
  if (taken.length === 0) return null;
  const person = await scope.use(accountPort).person(userId);
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  const blocks = treatmentLetterBlocks({
    name: name || null,
    dob: person?.dob ?? null,
    treatments: taken,
    today,
  });
  return pdfDocument(blocks, 'For your doctor', today);
};
