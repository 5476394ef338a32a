import { annualCheckInPage, entryPages, specialtyEntryPages } from '#config/entry-pages.ts';
import { addDays, formatDate } from '#kernel/dates.ts';
import { lineTreating } from '#modules/eligibility/index.ts';
import {
  type ClinicianView,
  nameWithoutDegree,
  presentTreatments,
  type Treatment,
} from '#modules/prescription/index.ts';
import { planPathOf } from '../domain/plan-path.ts';
import {
  isOpen,
  type JourneyAction,
  type JourneyStatus,
  journeyCopy,
  nextActionsOf,
} from '../domain/states/index.ts';
import type { CareView, VisitView } from '../repositories/care-view.ts';
import { intakePathOf } from './intake-path.ts';

type Action = { readonly label: string; readonly href: string };

const questions: Readonly<Partial<Record<JourneyAction, string>>> = {
  start_quiz: 'Start your health questions',
  continue_quiz: 'Continue your health questions',
};

const actions: Readonly<Partial<Record<JourneyAction, Action>>> = {
  upload_photos: { label: 'Add your photos', href: '/consultation/photo-upload' },
  schedule_call: { label: 'Choose a time', href: '/consultation/call' },
  retake_media: { label: 'Take your photos again', href: '/retake-media' },
  upload_id: { label: 'Add a photo of your ID', href: '/consultation/photo-upload/identification' },
  reply_message: { label: 'Read and reply', href: '/messages' },
  confirm_plan: { label: 'Read your plan', href: '/confirm-plan' },
  pay_or_authorize: { label: 'Update your payment', href: '/payment-authentication' },
  see_alternatives: { label: 'See why and what you can do', href: '/not-eligible-user/alternatives' },
  read_reason: { label: 'Read the reason', href: '/messages' },
};

/** The pages of a visit in which the patient asks for another dose. */
const doseActions: typeof actions = {
  start_quiz: { label: 'Continue your request', href: '/consultation/titration' },
  continue_quiz: { label: 'Continue your request', href: '/consultation/titration' },
  upload_photos: { label: 'Add your photos', href: '/consultation/titration/photos/global' },
  retake_media: { label: 'Take your photos again', href: '/consultation/titration/photos/global' },
};

/** Pages of a visit that began without an order. */
const requestActions: typeof actions = {
  confirm_plan: { label: 'Read your plan', href: planPathOf({ kind: 'request' }) },
};

/** The page where a visit that ended without an answer is started again. */
const restartOf = ({ kind, drugTypes, doseRequests, journeyKind }: VisitView): Action => ({
  label: 'Start again',
  href: doseRequests
    ? '/consultation/titration'
    : journeyKind === 'request'
      ? '/request/consultation'
      : kind === 'renewal'
        ? entryPages.refill
        : lineTreating(drugTypes).startPath,
});

const bookedCall: Action = { label: 'See your call', href: '/consultation/call' };

const actionOf = (visit: VisitView): Action | null => {
  const { journeyStatus, photos, identification, doseRequests } = visit;
  if (hasBookedCall(visit)) return bookedCall;
  const known = doseRequests
    ? { ...actions, ...doseActions }
    : visit.journeyKind === 'request'
      ? { ...actions, ...requestActions }
      : actions;
  const taken = [...photos, ...(identification?.photos ?? [])];
  if (journeyStatus === 'awaiting_patient_reply' && taken.some((photo) => photo.status === 'rejected'))
    return known.retake_media ?? null;
  if (journeyStatus === 'awaiting_patient_reply' && identification?.status === 'asked')
    return known.upload_id ?? null;
  const [first] = nextActionsOf(journeyStatus).flatMap((name): Action | readonly [] => {
    if (name === 'restart') return restartOf(visit);
    const label = questions[name];
    return label && !doseRequests ? { label, href: intakePathOf(visit) } : (known[name] ?? []);
  });
  return first ?? null;
};

type StepState = 'DONE' | 'CURRENT' | 'UPCOMING';

const step = (label: string, detail: string, at: Date | null, state: StepState) => ({
  label,
  detail,
  at,
  state,
});

/** A clinician ended the treatment: of the visit, or everything the patient took. */
const discontinuedCopy = (stopText: string | null) => ({
  headline: stopText ? 'Your clinician ended this treatment' : 'You ended this treatment',
  detail: `You will not be charged for it again.${stopText ? ` Your clinician wrote: “${stopText}”` : ''}`,
  action: { label: 'Read your messages', href: '/messages' },
});

/** A clinician discontinued everything that the visit prescribed, before its order has shipped. */
const isDiscontinued = (visit: VisitView, treatments: CareView['treatments']): boolean => {
  if (!['canceled', 'awaiting_checkout', 'in_fulfillment'].includes(visit.journeyStatus)) return false;
  const ofVisit = treatments.filter(({ consultationId }) => consultationId === visit.consultationId);
  return ofVisit.length > 0 && ofVisit.every(({ status }) => status === 'stopped');
};

const approvedStatuses: readonly JourneyStatus[] = ['in_fulfillment', 'awaiting_checkout', 'completed'];
const ended: readonly JourneyStatus[] = ['ineligible', 'declined', 'abandoned', 'canceled', 'expired'];

/** What the review waits for; it says that there is nothing to do only while the clinician has to act. */
const reviewCopy = ({ journeyStatus, submittedAt }: VisitView): string => {
  switch (journeyStatus) {
    case 'awaiting_plan_acceptance':
      return 'Your clinician proposes a plan and waits for your answer.';
    case 'awaiting_patient_reply':
      return 'Your clinician waits for your reply.';
    case 'awaiting_phone_call':
      return 'Your clinician needs to speak with you first.';
    case 'awaiting_media':
      return 'A clinician looks at your answers and photos.';
    case 'awaiting_identification':
      return 'A clinician looks at your answers and compares your ID with your account.';
    default:
      return submittedAt
        ? journeyCopy('awaiting_doctor').detail
        : 'A clinician reads your answers and decides.';
  }
};

/** The progress of a visit, from ordering to delivery. */
const timelineOf = (visit: VisitView, discontinued: boolean) => {
  const { journeyStatus, submittedAt, decidedAt, createdAt, journeyStatusAt } = visit;
  const isRenewal = visit.kind === 'renewal';
  const isChange = visit.kind === 'titration';
  const approved = approvedStatuses.includes(journeyStatus);
  const begin = isRenewal
    ? step('Renewal requested', 'You told us how treatment is going.', createdAt, 'DONE')
    : isChange
      ? step(
          visit.doseRequests ? 'Change of dose' : 'Change of treatment',
          visit.doseRequests ? 'You asked for it.' : 'Your clinician wants to change it with you.',
          createdAt,
          'DONE',
        )
      : visit.journeyKind === 'request'
        ? step(
            'You asked a clinician',
            'Nothing was ordered. A clinician proposes a plan.',
            createdAt,
            'DONE',
          )
        : step(
            'Order placed',
            'A prescription is charged only when a clinician approves it.',
            createdAt,
            'DONE',
          );
  const questions = step(
    'Health questions',
    submittedAt ? 'You answered them.' : 'About 10 minutes. Your answers are saved automatically.',
    submittedAt,
    submittedAt ? 'DONE' : 'CURRENT',
  );
  const steps = isRenewal ? [begin] : [begin, questions];
  if (discontinued && journeyStatus === 'canceled')
    return [
      ...steps,
      step('Clinician review', 'Your treatment was approved.', decidedAt, 'DONE'),
      step('Treatment ended', 'Your clinician ended it, so nothing ships.', journeyStatusAt, 'DONE'),
    ];
  if (ended.includes(journeyStatus))
    return [...steps, step('Visit closed', journeyCopy(journeyStatus).title, journeyStatusAt, 'DONE')];
  const waitsForPayment = journeyStatus === 'awaiting_checkout';
  const reviewState: StepState = approved ? 'DONE' : submittedAt ? 'CURRENT' : 'UPCOMING';
  const review = step(
    'Clinician review',
    approved ? 'Your treatment is approved.' : reviewCopy(visit),
    approved ? decidedAt : null,
    reviewState,
  );
  if (isRenewal || isChange) return [...steps, review];
  const shipped = journeyStatus === 'completed';
  const pharmacy = step(
    'On its way',
    shipped
      ? 'Your first order has shipped.'
      : waitsForPayment
        ? 'The pharmacy ships your order once it is paid.'
        : 'The pharmacy prepares and ships your order.',
    shipped ? journeyStatusAt : null,
    shipped ? 'DONE' : approved ? 'CURRENT' : 'UPCOMING',
  );
  return [...steps, review, pharmacy];
};

const RENEWAL_NOTE_DAYS = 30;

/** Without a visit in progress: what the patient's prescriptions require, if anything. */
const restingCopy = (treatments: readonly Treatment[], now: Date) => {
  const due = treatments.find((treatment) => treatment.renewalDue);
  if (due) {
    const { expiresAt } = due;
    const endsSoon = expiresAt !== null && expiresAt > now && expiresAt <= addDays(now, RENEWAL_NOTE_DAYS);
    return {
      headline: 'It is time to renew your prescription',
      detail: endsSoon
        ? `It ends on ${formatDate(expiresAt)}. Nothing is charged or shipped after that without a renewal.`
        : 'Nothing more is charged or shipped until it is renewed.',
      action: { label: 'Renew now', href: entryPages.refill },
    };
  }
  const annual = treatments.find(({ annualDueBy }) => annualDueBy !== null)?.annualDueBy;
  if (annual)
    return {
      headline: now < annual ? 'Time for your yearly check-in' : 'Your yearly check-in is overdue',
      detail:
        now < annual
          ? `It takes about ten minutes. Please send it by ${formatDate(annual)}; after that day your refills pause.`
          : 'Nothing more is sent or charged until you send it and a clinician decides that you can continue.',
      action: { label: 'Go to your yearly check-in', href: annualCheckInPage },
    };
  if (treatments.some((treatment) => treatment.onHold))
    return {
      headline: 'Your treatment is on hold',
      detail: 'Your clinician has to look at it before the next refill. Nothing is charged until then.',
      action: { label: 'Write to your clinician', href: '/messages' },
    };
  const [newest] = treatments;
  if (newest?.isDiscontinued && !treatments.some((treatment) => treatment.isActive))
    return discontinuedCopy(newest.stopText);
  const running = treatments.filter(({ isActive }) => isActive);
  if (running.length > 0 && running.every(({ isCanceled }) => isCanceled))
    return {
      headline: 'Your subscription has ended',
      detail:
        'Nothing more is charged. Your records stay here, and you can message your care team at any time.',
      action: null,
    };
  return running.length > 0
    ? {
        headline: 'Your treatment is under way',
        // Payment problems are shown by billing, so this text does not say that nothing at all has to be done.
        detail: 'You can message your care team at any time.',
        action: null,
      }
    : {
        headline: treatments.length > 0 ? 'You have no active treatment' : 'You have no treatment yet',
        detail: 'Answer a few questions to see what could suit you.',
        action: { label: 'Take the quiz', href: specialtyEntryPages.hairLoss },
      };
};

const presentClinician = (clinician: ClinicianView) => ({
  ...clinician,
  name: nameWithoutDegree(clinician),
});

/** The text of an order that was canceled after its approval names nobody: the pharmacy may have canceled it. */
const hasBookedCall = ({ journeyStatus, callStartsAt }: VisitView): boolean =>
  journeyStatus === 'awaiting_phone_call' && callStartsAt !== null;

const headlineOf = (visit: VisitView): string =>
  hasBookedCall(visit) ? 'Your call is booked' : journeyCopy(visit.journeyStatus).title;

const detailOf = (visit: VisitView): string => {
  const { journeyStatus, status } = visit;
  if (hasBookedCall(visit)) return 'See when it is, join it, or choose another time.';
  if (visit.journeyKind === 'request' && journeyStatus === 'awaiting_plan_acceptance')
    return 'Read it with its price, and accept it or ask a question. Nothing is charged before you accept.';
  return journeyStatus === 'canceled' && status !== 'canceled'
    ? 'The order was canceled, so the visit is closed and nothing ships. You can start again at any time.'
    : journeyCopy(journeyStatus).detail;
};

const resting: readonly JourneyStatus[] = ['completed', 'abandoned', 'canceled', 'expired'];

/** The status of care, as text for the patient: one headline, one next action. */
export const presentCare = (care: CareView, now: Date) => {
  const treatments = presentTreatments(care.treatments, now);
  const { visit } = care;
  // A prescription that was never filled does not make a canceled order a treatment.
  const isTreated =
    visit?.journeyStatus === 'canceled'
      ? care.treatments.some(({ lastFillAt }) => lastFillAt !== null)
      : treatments.length > 0;
  const discontinued = visit !== null && isDiscontinued(visit, care.treatments);
  const words =
    visit && !discontinued && !(resting.includes(visit.journeyStatus) && isTreated)
      ? {
          headline: headlineOf(visit),
          detail: detailOf(visit),
          action: actionOf(visit),
        }
      : restingCopy(treatments, now);
  return {
    ...words,
    unreadMessages: care.unread,
    mayCancelVisit: visit !== null && isOpen(visit.status),
    timeline: visit ? timelineOf(visit, discontinued) : [],
    treatments,
    clinician: care.clinician && presentClinician(care.clinician),
    approvalNote: visit?.approvalNote ?? null,
    approvalSignature: visit?.approvalNote ? visit.approvalSignature : null,
  };
};
