interface BillingAction {
  readonly title: string;
  readonly detail: string;
  readonly label: string;
  readonly href: string;
}

interface Care {
  readonly headline: string;
  readonly detail: string;
  readonly action: { readonly label: string; readonly href: string } | null;
}

export interface Task {
  readonly kicker: string;
  readonly title: string;
  readonly detail: string;
  readonly label: string;
  readonly href: string;
}

const ofCare = ({ headline, detail, action }: Care): Task | null =>
  action && { kicker: 'Your next step', title: headline, detail, ...action };

/**
 * The one next thing to do; null when it is our turn. A payment comes before everything else, because treatment
 * stops without it.
 */
export const nextTask = (billing: BillingAction | null, care: Care): Task | null =>
  billing ? { kicker: 'Your payment needs you', ...billing } : ofCare(care);
