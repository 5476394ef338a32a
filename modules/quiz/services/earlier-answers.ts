import type { EarlierVersion, QuizResponse } from '../index.ts';

/** A copy of a questionnaire's answers, to be kept when they are replaced. */
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
