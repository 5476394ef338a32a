import type { Locator, Page } from '@playwright/test';
import type { BloodPressureAnswer } from '#modules/quiz/domain/intake/types.ts';

/** A page, or the part of it where the fields are. */
type Place = Pick<Page | Locator, 'getByLabel'>;

/** Types a date, `YYYY-MM-DD`, into its three boxes. */
export const typeDate = async (place: Place, date: string): Promise<void> => {
  const [year = '', month = '', day = ''] = date.split('-');
  await place.getByLabel('Month', { exact: true }).fill(month);
  await place.getByLabel('Day', { exact: true }).fill(day);
  await place.getByLabel('Year', { exact: true }).fill(year);
};

/** Types a blood pressure reading with its day. */
export const typeReading = async (place: Place, reading: BloodPressureAnswer): Promise<void> => {
  await place.getByLabel('Top number').fill(String(reading.systolic));
  await place.getByLabel('Bottom number').fill(String(reading.diastolic));
  if (reading.pulse !== undefined) await place.getByLabel('Pulse').fill(String(reading.pulse));
  await typeDate(place, reading.takenOn);
};
