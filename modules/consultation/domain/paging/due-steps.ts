const MINUTE_MS = 60_000;

/** Whom a page is for: 1 the clinician who has the case, 2 every clinician who may take it, 3 those in charge. */
export type PageLevel = 1 | 2 | 3;

/** When an open emergency is paged, in minutes after it was raised, and to which level. */
const escalation = [
  { minutes: 0, level: 1 },
  { minutes: 15, level: 2 },
  { minutes: 30, level: 3 },
] as const satisfies readonly { readonly minutes: number; readonly level: PageLevel }[];

/** After the last level it is paged again and again, until a clinician closes the alert with an outcome. */
const REPEAT_MINUTES = 30;

/** A page of an alert that is due. */
export interface PageStep {
  /** Its name, unique for the alert. */
  readonly step: string;
  readonly level: PageLevel;
  readonly dueAt: Date;
}

export const FIRST_STEP = 'minute_0';

const at = (raisedAt: Date, minutes: number, level: PageLevel): PageStep => ({
  step: `minute_${minutes}`,
  level,
  dueAt: new Date(raisedAt.getTime() + minutes * MINUTE_MS),
});

/** The level to which an alert has escalated at a time. */
const levelAt = (raisedAt: Date, now: Date): PageLevel =>
  escalation.findLast(({ minutes }) => raisedAt.getTime() + minutes * MINUTE_MS <= now.getTime())?.level ?? 1;

/** The newest repeat: of those that were missed, earlier ones would say the same to the same people. */
const newestRepeat = (raisedAt: Date, now: Date): readonly PageStep[] => {
  const { minutes: last, level } = escalation[escalation.length - 1] ?? { minutes: 0, level: 3 };
  const passed = (now.getTime() - raisedAt.getTime()) / MINUTE_MS - last;
  const repeats = Math.floor(passed / REPEAT_MINUTES);
  return repeats > 0 ? [at(raisedAt, last + repeats * REPEAT_MINUTES, level)] : [];
};

/**
 * The pages of an open alert that are due by now, sent or not. `notReachedAt`: when a clinician recorded that the patient could
 * not be reached, oldest first, which raises the alert again: each is one more page at the level of that time.
 */
export const dueSteps = (raisedAt: Date, notReachedAt: readonly Date[], now: Date): readonly PageStep[] => [
  ...escalation
    .map(({ minutes, level }) => at(raisedAt, minutes, level))
    .filter(({ dueAt }) => dueAt.getTime() <= now.getTime()),
  ...newestRepeat(raisedAt, now),
  ...notReachedAt.map((dueAt, index) => ({
    step: `not_reached_${index + 1}`,
    level: levelAt(raisedAt, dueAt),
    dueAt,
  })),
];
