import { type Wave, waveAt } from './waves.ts';

/** The facts about a patient whose last subscription has ended. */
export interface RecipientFacts {
  readonly userId: string;
  /** The one that ended last, and when. */
  readonly subscriptionId: string;
  readonly endedAt: Date;
  /** The patient ended it themselves, while it ran and nothing of it was on hold or owed. */
  readonly isOwnDecision: boolean;
  /** Something of it was charged. */
  readonly hasPaid: boolean;
  /** A subscription runs or is about to. */
  readonly isRunning: boolean;
  readonly agreesToNews: boolean;
  /** Earlier offers. */
  readonly waves: readonly Wave[];
  readonly hasOpenOffer: boolean;
  /** A hold on a prescription or a drug. */
  readonly isHeld: boolean;
  /** A clinician ended a treatment of theirs, or decided against the last one that they asked for. */
  readonly wasRefused: boolean;
  readonly hasEmergency: boolean;
  /** A visit is not finished. */
  readonly isInVisit: boolean;
  /** A payment was disputed, and not decided for us. */
  readonly hasDispute: boolean;
  readonly owes: boolean;
  /** A problem with an order or a request to customer service is open. */
  readonly hasOpenProblem: boolean;
  /** A request about their data is open: they may want it deleted. */
  readonly asksAboutData: boolean;
  /** Another account may be theirs, or this one was merged with another. */
  readonly isDuplicate: boolean;
}

/** Why a patient gets no offer. */
export const recipientRules = {
  no_consent: (facts) => !facts.agreesToNews,
  running: (facts) => facts.isRunning,
  not_their_decision: (facts) => !facts.isOwnDecision,
  never_paid: (facts) => !facts.hasPaid,
  has_offer: (facts) => facts.hasOpenOffer,
  on_hold: (facts) => facts.isHeld,
  refused: (facts) => facts.wasRefused,
  emergency: (facts) => facts.hasEmergency,
  in_visit: (facts) => facts.isInVisit,
  dispute: (facts) => facts.hasDispute,
  owes: (facts) => facts.owes,
  open_problem: (facts) => facts.hasOpenProblem,
  asks_about_data: (facts) => facts.asksAboutData,
  duplicate: (facts) => facts.isDuplicate,
} as const satisfies Readonly<Record<string, (facts: RecipientFacts) => boolean>>;

export type RecipientRefusal = keyof typeof recipientRules | 'not_now' | 'had_it';

/** Which offer a patient gets now, or why none. At most one of each ever, and only when nothing speaks against it. */
export const recipientOf = (
  facts: RecipientFacts,
  now: Date,
): { readonly wave: Wave } | { readonly refusal: RecipientRefusal } => {
  const wave = waveAt(facts.endedAt, now);
  if (wave === null) return { refusal: 'not_now' };
  if (facts.waves.includes(wave)) return { refusal: 'had_it' };
  for (const [refusal, applies] of Object.entries(recipientRules))
    if (applies(facts) && isRefusal(refusal)) return { refusal };
  return { wave };
};

const isRefusal = (name: string): name is keyof typeof recipientRules => Object.hasOwn(recipientRules, name);
