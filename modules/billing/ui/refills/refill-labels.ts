export type RefillKind = 'move' | 'skip' | 'pause' | 'resume' | 'every' | 'send_now';

interface RefillLabels {
  /** Of the button that opens the dialog, and the dialog's title. */
  readonly action: string;
  /** Of the button that makes the change. */
  readonly confirm: string;
  readonly done: string;
}

export const refillLabels: Readonly<Record<RefillKind, RefillLabels>> = {
  move: { action: 'Change the date', confirm: 'Change the date', done: 'Your next refill was moved.' },
  skip: { action: 'Skip one refill', confirm: 'Skip it', done: 'The next refill is skipped.' },
  every: {
    action: 'Change how often',
    confirm: 'Change how often it comes',
    done: 'Your refills will come as you chose.',
  },
  send_now: { action: 'Send it now', confirm: 'Charge and send it', done: 'Your refill is on its way.' },
  pause: { action: 'Pause', confirm: 'Pause my refills', done: 'Your refills are paused.' },
  resume: { action: 'Resume now', confirm: 'Resume', done: 'Your refills have resumed.' },
};

interface Refill {
  readonly isPaused: boolean;
  readonly leastWeeks: number | null;
}

/** What can be changed, in the order of the buttons. */
export const refillActions = ({ isPaused, leastWeeks }: Refill) => {
  const kinds: readonly RefillKind[] = isPaused
    ? ['resume', 'pause', 'every', 'send_now']
    : ['move', 'skip', 'every', 'send_now', 'pause'];
  return kinds
    .filter((kind) => kind !== 'every' || leastWeeks !== null)
    .map((kind) => ({
      kind,
      action: kind === 'pause' && isPaused ? 'Change when the pause ends' : refillLabels[kind].action,
    }));
};

/** Kinds that need input from the patient first. */
export const asks = (kind: RefillKind): kind is 'move' | 'pause' | 'every' =>
  kind === 'move' || kind === 'pause' || kind === 'every';
