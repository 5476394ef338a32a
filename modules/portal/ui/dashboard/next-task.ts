import { formatDate } from '#kernel/dates.ts';

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

const ofMessages = (unread: number): Task | null =>
  unread > 0
    ? {
        kicker: 'Your next step',
        title: unread === 1 ? 'You have a new message' : `You have ${unread} new messages`,
        detail: 'Your care team wrote to you. Messages are free.',
        label: 'Read and reply',
        href: '/messages',
      }
    : null;

interface CheckIn {
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly dueAt: string;
  readonly isOverdue: boolean;
}

const ofCheckIn = ({ title, detail, href, dueAt, isOverdue }: CheckIn): Task => ({
  kicker: 'Your next step',
  title,
  detail: `${detail} ${isOverdue ? 'It was due on' : 'Please answer by'} ${formatDate(dueAt)}.`,
  label: 'Start your check-in',
  href,
});

interface CareProgress extends Care {
  readonly timeline: readonly { readonly state: string }[];
}

/** Nothing is required of the patient, and every step of the last visit is done. */
export const isCareComplete = ({ action, timeline }: CareProgress): boolean =>
  action === null && timeline.every(({ state }) => state === 'DONE');

interface Billing {
  readonly action: BillingAction | null;
  readonly comeBack: BillingAction | null;
}

/**
 * The patient's one next task; null when staff have to act. A payment comes first, because treatment stops without it;
 * then care, then a check-in that is due, then unread messages, and optional tasks last.
 */
export const nextTask = (
  { action, comeBack }: Billing,
  care: CareProgress & { readonly unreadMessages: number },
  checkIn: CheckIn | undefined = undefined,
): Task | null => {
  if (action) return { kicker: 'Your payment needs attention', ...action };
  const back = comeBack && isCareComplete(care) ? { kicker: 'Any time', ...comeBack } : null;
  return ofCare(care) ?? (checkIn && ofCheckIn(checkIn)) ?? ofMessages(care.unreadMessages) ?? back;
};

/**
 * The status of care as text. A clinician's approval outlives the subscription it was made for: when every
 * subscription has ended and no visit is in progress, the text says so instead.
 */
export const careStatus = (
  care: CareProgress,
  subscriptions: readonly { readonly isCancellable: boolean }[],
): Pick<Care, 'headline' | 'detail'> => {
  const hasEnded = subscriptions.length > 0 && subscriptions.every(({ isCancellable }) => !isCancellable);
  return hasEnded && isCareComplete(care)
    ? {
        headline: 'Your subscription has ended',
        detail:
          'Nothing more is charged. Your records stay here, and you can message your care team at any time.',
      }
    : care;
};
