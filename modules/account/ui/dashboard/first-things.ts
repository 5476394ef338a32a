interface BillingAction {
  readonly title: string;
  readonly detail: string;
  readonly label: string;
  readonly href: string;
}

interface CareAction {
  readonly label: string;
  readonly href: string;
}

export interface Task {
  readonly kicker: string;
  readonly title: string;
  readonly detail: string | null;
  readonly label: string;
  readonly href: string;
}

/**
 * What the patient has to do, the most urgent first. A payment comes before everything else, because his
 * treatment stops without it.
 */
export const tasksOf = (billing: BillingAction | null, care: CareAction | null): Task[] => [
  ...(billing ? [{ kicker: 'Your payment needs you', ...billing }] : []),
  ...(care
    ? [{ kicker: 'Your next step', title: care.label, detail: null, label: 'Go on', href: care.href }]
    : []),
];
