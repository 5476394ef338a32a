import { brand } from '#config/brand.ts';
import { entryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import { ANNUAL_PATH } from '../domain/annual/annual-steps.ts';
import { type RenewalCopy, renewalDueCopy } from '../domain/renewal-due.ts';
import { renewalStatusCopy } from '../domain/renewal-state.ts';
import { OPTIONS_PATH, type RenewalProgress, type RenewalStep } from '../domain/renewal-steps.ts';
import type { CurrentRenewal, CurrentRenewalStatus } from './current-renewal.ts';
import { photoViewsOf } from './renewal-progress-of.ts';
import type { RenewalSummary } from './summarize-renewals.ts';

const ADD_PHOTOS = '/consultation/photo-upload';

const moved: RenewalCopy = {
  title: 'You moved, so this renewal is on hold',
  detail:
    'A clinician can treat you only in a state where they are licensed. Tell us where you live now: a clinician there will take over and renew your prescription at the same time.',
};

/** What the pages of a renewal show: `annual` while the yearly check-in takes its place. */
const renewalStatusOf = ({ status, leads }: CurrentRenewal): CurrentRenewalStatus | 'annual' =>
  leads === 'annual' && (status === 'open' || status === 'in_progress' || status === 'submitted')
    ? 'annual'
    : status;

const takenOver: RenewalCopy = {
  title: 'Your yearly check-in replaces a renewal',
  detail: 'It covers everything that a renewal covers, and a clinician renews your prescriptions with it.',
};

/** That the last renewal was refused while another treatment continues; empty once what it was about was prescribed again. */
const refusalOf = ({ summary, latest }: CurrentRenewal): string =>
  latest?.status === 'denied' && summary.hasStopped
    ? ` A clinician decided on ${formatDate(latest.statusAt)} not to renew one of your treatments. Read why in your messages. Nothing more is charged for it.`
    : '';

const titleAndDetail = (current: CurrentRenewal): RenewalCopy => {
  const { status, summary, latest } = current;
  if (renewalStatusOf(current) === 'annual') return takenOver;
  if (status === 'none')
    return {
      title: 'You have nothing to renew',
      detail: 'A renewal extends a prescription that you already have. You do not have one right now.',
    };
  if (status === 'moved') return moved;
  if (latest && (status === 'in_progress' || status === 'submitted' || status === 'denied'))
    return renewalStatusCopy(status, latest.submittedAt ?? latest.statusAt);
  if (!summary.renewal) return { title: '', detail: '' };
  const { title, detail } = renewalDueCopy(summary.renewal);
  return { title, detail: `${detail}${refusalOf(current)}` };
};

/** What happens to refills until the decision. Nothing is charged without a valid prescription (states 6 and 8). */
const refillCopy = ({ renewal, due, renewable, hasMoved, annual }: RenewalSummary): string => {
  if (renewal === null) return 'Nothing is charged or shipped without a valid prescription.';
  if (hasMoved)
    return 'Refills of your prescription are on hold until a clinician in your new state has taken over. Nothing is charged for them in the meantime.';
  if (renewable.some(({ status }) => status === 'on_hold'))
    return annual?.isOverdue
      ? 'Refills are on hold because your yearly check-in is overdue. They resume when you have sent your renewal and a clinician decides that you can continue. Nothing is charged in the meantime.'
      : 'Refills are on hold until a clinician has reviewed your answers. Nothing is charged in the meantime.';
  if (!renewal.due) return 'Your refills continue as planned.';
  if (renewal.reason === 'expires_soon' || renewal.reason === 'annual')
    return `Refills that are due before ${formatDate(renewal.expiresAt)} are charged and shipped as planned. After that day nothing is charged until a clinician renews your prescription.`;
  const others = due.length < renewable.length ? 'Your other treatments' : 'Products without a prescription';
  return `The refills of this prescription are paused, and you are not charged for them until a clinician renews it. A package that is already on its way will still arrive. ${others} will continue as planned.`;
};

const about: Readonly<Record<RenewalStep, { readonly detail: string; readonly time: string }>> = {
  progress: { detail: 'Missed days, what has changed, and side effects.', time: '3 minutes' },
  medicalHistory: {
    detail: 'How you are doing today, and any new conditions or medicines.',
    time: '6 minutes',
  },
  photos: { detail: 'They help your clinician compare with your last photos.', time: '3 minutes' },
};

/** Where the last step stands: it is done when the renewal is sent. */
const optionsStatus = ({ status, latest }: CurrentRenewal) => {
  if (status === 'submitted') return { status: 'done', statusLabel: 'Done' };
  const isBegun = latest !== null && (latest.confirmedAddress !== null || latest.planChoices.length > 0);
  return status === 'in_progress' && isBegun
    ? { status: 'in_progress', statusLabel: 'Started' }
    : { status: 'to_do', statusLabel: 'To do' };
};

/** The steps as the pages list them; those that are not decided yet lead to their pages. */
export const presentSteps = (current: CurrentRenewal, { steps, next }: RenewalProgress) => {
  const isSent = current.status === 'submitted';
  const isOpen = current.status === 'in_progress';
  const own = steps.map(({ step, title, path, status: state, statusLabel }) => {
    if (step !== 'photos')
      return { step, title, ...about[step], status: state, statusLabel, href: isOpen ? path : null };
    return {
      step,
      title,
      ...about.photos,
      detail: isSent ? 'You can add photos until there is a decision.' : about.photos.detail,
      status: isSent ? 'to_do' : state,
      statusLabel: state === 'to_do' || isSent ? 'Optional' : statusLabel,
      href: isSent ? ADD_PHOTOS : isOpen ? path : null,
    };
  });
  const options = {
    step: 'subscriptionOptions',
    title: 'Your plan from here',
    detail:
      'Confirm your address, and choose how much ships at a time, or change, pause or end your plan. You see every price before you send your renewal.',
    time: '2 minutes',
    ...optionsStatus(current),
    href: isOpen && next === null ? OPTIONS_PATH : null,
  };
  const review = {
    step: 'review',
    title: 'A clinician reviews it',
    detail: 'You will get a message with the answer. The review is free.',
    time: `Reply ${brand.replyTime}`,
    status: isSent ? 'in_progress' : 'to_do',
    statusLabel: isSent ? 'In progress' : 'After you send it',
    href: null,
  };
  const questions = own.filter(({ step }) => step !== 'photos');
  const photos = own.filter(({ step }) => step === 'photos');
  // After submission the patient waits for the review; photos may still be added.
  return isSent ? [...questions, options, review, ...photos] : [...own, options, review];
};

/** Whether the renewal has steps to list. */
export const isUnfinished = ({ status, leads }: CurrentRenewal): boolean =>
  leads === 'renewal' && (status === 'open' || status === 'in_progress' || status === 'submitted');

/** Where the patient continues, unless they are in the middle of it. */
export const entryOf = (current: CurrentRenewal): string => {
  const { status } = current;
  if (renewalStatusOf(current) === 'annual') return ANNUAL_PATH;
  if (status === 'moved') return entryPages['refill out of state'];
  return status === 'open' || status === 'submitted' ? entryPages.refill : '/dashboard';
};

/** What a renewal is about: what is due, and what is on hold, which the same decision continues or ends. Everything before. */
const renewedNow = ({ due, renewable }: RenewalSummary) =>
  due.length > 0 ? renewable.filter((one) => due.includes(one) || one.status === 'on_hold') : renewable;

/** The renewal as the API returns it: texts for the patient. The steps and the plan are read when they are asked for. */
export const presentRenewal = (userId: string, current: CurrentRenewal) => {
  const { status, summary, latest } = current;
  const { renewal } = summary;
  return {
    userId,
    source: current,
    status: renewalStatusOf(current),
    due: renewal?.due ?? false,
    openedOn: renewal?.opensAt ?? null,
    expiresOn: renewal?.due ? renewal.expiresAt : null,
    ...titleAndDetail(current),
    reason: renewal?.due ? renewalDueCopy(renewal).detail : null,
    refills: refillCopy(summary),
    treatments: renewedNow(summary).map(({ name, drugType }) => ({ name, drugType })),
    photoViews: photoViewsOf(summary),
    submittedAt: status === 'submitted' ? (latest?.submittedAt ?? null) : null,
  };
};
