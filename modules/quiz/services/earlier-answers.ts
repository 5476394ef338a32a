import type { EarlierVersion, QuizResponse } from '../index.ts';

/** A questionnaire as it stands, to be kept when something else takes its place. */
export const asEarlier = (
  { configVersion, content, status, updatedAt }: QuizResponse,
  reason: string,
): EarlierVersion => ({
  configVersion,
  content,
  status,
  savedAt: updatedAt.toISOString(),
  reason,
});
