/** What a link to a proposed plan leads to now. */
export type PlanLinkState =
  /** The plan waits for an answer. */
  | 'open'
  /** The plan was answered: a link answers one plan, once. */
  | 'used'
  | 'expired'
  /** Another plan took its place, or the clinician has the case again. */
  | 'superseded'
  /** There is no such link, or it belongs to another person. */
  | 'unknown';

interface LinkedProposal {
  readonly status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  readonly expiresAt: Date;
}

/** The state of a link, by the proposal that it names and the instant at which the link itself ends. */
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
