import { basePlan, type Plan } from '#modules/catalogue/ui.ts';

/** A plan of a drug that may come in several strengths and amounts. */
export interface DosedPlan extends Plan {
  readonly displayedName: string;
  /** Null where there is one strength only. */
  readonly dose: {
    readonly mg: number;
    readonly timesAMonth: number;
    readonly daily: boolean;
    readonly usualStart: boolean;
  } | null;
}

/** How often a plan is taken: the same for every strength and supply of it. */
const howOften = ({ dose, displayedName }: DosedPlan): string =>
  dose ? `${dose.daily ? 'daily' : 'needed'}-${dose.timesAMonth}` : displayedName;

const howOftenLabel = ({ dose, displayedName }: DosedPlan): string => {
  if (!dose) return displayedName;
  return dose.daily ? 'Every day' : `${dose.timesAMonth}`;
};

const byFrequency = (a: DosedPlan, b: DosedPlan): number =>
  Number(a.dose?.daily ?? false) - Number(b.dose?.daily ?? false) ||
  (a.dose?.timesAMonth ?? 0) - (b.dose?.timesAMonth ?? 0);

const without = <P>(plans: readonly P[], keyOf: (plan: P) => string | number): P[] =>
  [...new Map(plans.toReversed().map((plan) => [keyOf(plan), plan])).values()].toReversed();

/** What can be chosen around a plan: how often, the strengths for that, and the supplies of that strength. */
export const choicesAround = <P extends DosedPlan>(plans: readonly P[], plan: P) => {
  const sameOften = plans.filter((one) => howOften(one) === howOften(plan));
  return {
    often: without(plans, howOften)
      .toSorted(byFrequency)
      .map((one) => ({ value: howOften(one), label: howOftenLabel(one) })),
    chosenOften: howOften(plan),
    strengths: without(
      sameOften.flatMap(({ dose }) => (dose ? [dose] : [])),
      ({ mg }) => mg,
    ).toSorted((a, b) => a.mg - b.mg),
    supplies: sameOften.filter((one) => one.dose?.mg === plan.dose?.mg),
  };
};

/** Of these the plan nearest to what was chosen: its strength and supply where there are such, else the usual ones. */
const nearest = <P extends DosedPlan>(among: readonly P[], to: P): P => {
  const closeness = (one: P): number =>
    (one.dose?.mg === to.dose?.mg ? 4 : 0) +
    (one.dose?.usualStart ? 2 : 0) +
    (one.supplyInDays === to.supplyInDays ? 1 : 0);
  return among.toSorted((a, b) => closeness(b) - closeness(a))[0] ?? to;
};

/** The plan after another choice of how often. */
export const takenAs = <P extends DosedPlan>(plans: readonly P[], plan: P, often: string): P =>
  nearest(
    plans.filter((one) => howOften(one) === often),
    plan,
  );

/** The plan after another choice of strength. */
export const inStrength = <P extends DosedPlan>(plans: readonly P[], plan: P, mg: number): P =>
  nearest(
    plans.filter((one) => howOften(one) === howOften(plan) && one.dose?.mg === mg),
    plan,
  );

/** What is chosen at first: the usual starting strength, taken as needed, as seldom as it is sold on the base plan. */
export const firstPlan = <P extends DosedPlan>(plans: readonly P[]): P | undefined => {
  const usual = plans.filter(({ dose }) => dose?.usualStart);
  const base = basePlan(usual.length > 0 ? usual : plans);
  const [seldom] = usual.filter((plan) => plan.supplyInDays === base?.supplyInDays).toSorted(byFrequency);
  return seldom ?? base;
};
