import { addDays, formatDate } from '#kernel/dates.ts';
import {
  type JourneyAction,
  type JourneyStatus,
  journeyWords,
  nextActionsOf,
} from '../domain/states/index.ts';
import type { CareView, VisitView } from '../repositories/care-view.ts';
import { presentTreatments, type Treatment } from './treatment.ts';

type Action = { readonly label: string; readonly href: string };

const actions: Readonly<Partial<Record<JourneyAction, Action>>> = {
  start_quiz: { label: 'Start your health questions', href: '/consultation/intake' },
  continue_quiz: { label: 'Continue your health questions', href: '/consultation/intake' },
  upload_photos: { label: 'Add your photos', href: '/consultation/photo-upload' },
  retake_media: { label: 'Take your photos again', href: '/consultation/photo-upload' },
  reply_message: { label: 'Read and reply', href: '/messages' },
  confirm_plan: { label: 'Read your plan', href: '/confirm-plan' },
  pay_or_authorize: { label: 'Update your payment', href: '/payment-authentication' },
  see_alternatives: { label: 'See why and what you can do', href: '/not-eligible-user/alternatives' },
  read_reason: { label: 'Read the reason', href: '/messages' },
  restart: { label: 'Start again', href: '/quiz' },
};

const actionOf = ({ journeyStatus, photos }: VisitView): Action | null => {
  if (journeyStatus === 'awaiting_patient_reply' && photos.some((photo) => photo.status === 'rejected'))
    return actions.retake_media ?? null;
  const [first] = nextActionsOf(journeyStatus).flatMap((name) => actions[name] ?? []);
  return first ?? null;
};

type StepState = 'DONE' | 'CURRENT' | 'UPCOMING';

const step = (label: string, detail: string, at: Date | null, state: StepState) => ({
  label,
  detail,
  at,
  state,
});

const approvedStatuses: readonly JourneyStatus[] = ['in_fulfilment', 'awaiting_checkout', 'completed'];
const ended: readonly JourneyStatus[] = ['ineligible', 'declined', 'abandoned', 'cancelled', 'expired'];

/** Where a visit stands on its way, from ordering to the parcel. */
const timelineOf = (visit: VisitView) => {
  const { journeyStatus, submittedAt, decidedAt, createdAt, journeyStatusAt } = visit;
  const isRenewal = visit.kind === 'renewal';
  const approved = approvedStatuses.includes(journeyStatus);
  const begin = isRenewal
    ? step('Renewal requested', 'You told us how treatment is going.', createdAt, 'DONE')
    : step('Order placed', 'Nothing is charged for prescriptions yet.', createdAt, 'DONE');
  const questions = step(
    'Health questions',
    submittedAt ? 'You answered them.' : 'About 10 minutes. Your answers save themselves.',
    submittedAt,
    submittedAt ? 'DONE' : 'CURRENT',
  );
  const steps = isRenewal ? [begin] : [begin, questions];
  if (ended.includes(journeyStatus))
    return [...steps, step('Visit closed', journeyWords(journeyStatus).title, journeyStatusAt, 'DONE')];
  const reviewState: StepState = approved ? 'DONE' : submittedAt ? 'CURRENT' : 'UPCOMING';
  const review = step(
    'Clinician review',
    approved ? 'Your treatment is approved.' : journeyWords('awaiting_doctor').detail,
    approved ? decidedAt : null,
    reviewState,
  );
  if (isRenewal) return [...steps, review];
  const shipped = journeyStatus === 'completed';
  const pharmacy = step(
    'On its way',
    shipped ? 'Your first order has shipped.' : 'The pharmacy prepares and ships your order.',
    shipped ? journeyStatusAt : null,
    shipped ? 'DONE' : approved ? 'CURRENT' : 'UPCOMING',
  );
  return [...steps, review, pharmacy];
};

const RENEWAL_NOTE_DAYS = 30;

/** Without a visit under way: what his prescriptions ask of him, if anything. */
const restingWords = (treatments: readonly Treatment[], now: Date) => {
  const due = treatments.find((treatment) => treatment.renewalDue);
  if (due) {
    const { expiresAt } = due;
    const endsSoon = expiresAt !== null && expiresAt > now && expiresAt <= addDays(now, RENEWAL_NOTE_DAYS);
    return {
      headline: 'It is time to renew your prescription',
      detail: endsSoon
        ? `It ends on ${formatDate(expiresAt)}. Nothing is charged or shipped after that without a renewal.`
        : 'Nothing more is charged or shipped until it is renewed.',
      action: { label: 'Renew now', href: '/renewal' },
    };
  }
  return treatments.some((treatment) => treatment.isActive)
    ? { headline: 'Your treatment is under way', detail: 'There is nothing for you to do.', action: null }
    : {
        headline: 'You have no treatment yet',
        detail: 'Answer a few questions to see what could suit you.',
        action: { label: 'Take the quiz', href: '/quiz' },
      };
};

const resting: readonly JourneyStatus[] = ['completed', 'abandoned', 'cancelled', 'expired'];

/** Where care stands, in words for the patient: one headline, one thing to do. */
export const presentCare = (care: CareView, now: Date) => {
  const treatments = presentTreatments(care.treatments, now);
  const { visit } = care;
  const words =
    visit && !(resting.includes(visit.journeyStatus) && treatments.length > 0)
      ? {
          headline: journeyWords(visit.journeyStatus).title,
          detail: journeyWords(visit.journeyStatus).detail,
          action: actionOf(visit),
        }
      : restingWords(treatments, now);
  return {
    ...words,
    unreadMessages: care.unread,
    timeline: visit ? timelineOf(visit) : [],
    treatments,
    clinician: care.clinician,
  };
};
