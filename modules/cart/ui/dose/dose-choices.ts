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

/** How often a plan is taken, as it is shown: `4` times a month, `Every day`. The name where there are no strengths. */
export const oftenOf = ({ dose, displayedName }: DosedPlan): string => {
  if (!dose) return displayedName;
  return dose.daily ? 'Every day' : `${dose.timesAMonth}`;
};

const sortedByOften = <P extends DosedPlan>(plans: readonly P[]): P[] =>
  plans.toSorted((a, b) => (a.dose?.timesAMonth ?? 0) - (b.dose?.timesAMonth ?? 0));

/** What can be chosen around a plan: how often, the strengths for that, and the supplies of that strength. */
export const choicesAround = <P extends DosedPlan>(plans: readonly P[], plan: P) => {
  const alike = plans.filter((one) => oftenOf(one) === oftenOf(plan));
  const doses = new Map(alike.flatMap(({ dose }) => (dose ? [[dose.mg, dose]] : [])));
  return {
    often: [...new Set(sortedByOften(plans).map(oftenOf))],
    strengths: [...doses.values()].toSorted((a, b) => a.mg - b.mg),
    supplies: alike.filter((one) => one.dose?.mg === plan.dose?.mg),
  };
};

/** The plan after another choice: taken so often, in the chosen strength and supply if possible, else the usual ones. */
export const takenAs = <P extends DosedPlan>(plans: readonly P[], plan: P, often: string, mg?: number): P => {
  const closeness = (one: P): number =>
    (one.dose?.mg === (mg ?? plan.dose?.mg) ? 4 : 0) +
    (one.dose?.usualStart ? 2 : 0) +
    (one.supplyInDays === plan.supplyInDays ? 1 : 0);
  const [nearest] = plans
    .filter((one) => oftenOf(one) === often)
    .toSorted((a, b) => closeness(b) - closeness(a));
  return nearest ?? plan;
};

/** What is chosen at first: the usual starting strength, as seldom as it is sold on the base plan. */
export const firstPlan = <P extends DosedPlan>(plans: readonly P[]): P | undefined =>
  basePlan(sortedByOften(plans.filter(({ dose }) => dose?.usualStart))) ?? basePlan(plans);
