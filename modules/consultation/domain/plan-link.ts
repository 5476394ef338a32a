/** The current target of a link to a proposed plan. */
export type PlanLinkState =
  /** The plan waits for an answer. */
  | 'open'
  /** The plan was answered: a link answers one plan, once. */
  | 'used'
  | 'expired'
  /** Another plan replaced it, or the clinician has the case again. */
  | 'superseded'
  /** There is no such link, or it belongs to another person. */
  | 'unknown';

interface LinkedProposal {
  readonly status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  readonly expiresAt: Date;
}

/** The state of a link, by its proposal and its expiry. */
export const planLinkState = (proposal: LinkedProposal, linkExpiresAt: Date, now: Date): PlanLinkState => {
  switch (proposal.status) {
    case 'accepted':
    case 'declined':
      return 'used';
    case 'withdrawn':
      return 'superseded';
    case 'expired':
      return 'expired';
    case 'open':
      return now < proposal.expiresAt && now < linkExpiresAt ? 'open' : 'expired';
  }
};
