import { brand } from '#config/brand.ts';
import { formatDate } from '#kernel/dates.ts';
import { entryPages } from '#kernel/entry-pages.ts';
import { type RenewalCopy, renewalDueCopy } from '../domain/renewal-due.ts';
import { renewalStatusCopy } from '../domain/renewal-state.ts';
import { renewalProgress } from '../domain/renewal-steps.ts';
import type { CurrentRenewal } from './current-renewal.ts';
import type { RenewalSummary } from './summarize-renewals.ts';

const MEDICAL_HISTORY = '/renewal/medical-history';
const PHOTOS = '/consultation/photo-upload';

const titleAndDetail = ({ status, summary, latest }: CurrentRenewal): RenewalCopy => {
  if (status === 'none')
    return {
      title: 'You have nothing to renew',
      detail: 'A renewal goes on with a prescription you already have. You have none at the moment.',
    };
  if (latest && (status === 'in_progress' || status === 'submitted' || status === 'denied'))
    return renewalStatusCopy(status, latest.submittedAt ?? latest.statusAt);
  return summary.renewal ? renewalDueCopy(summary.renewal) : { title: '', detail: '' };
};

/** What happens to refills until the decision. Nothing is charged without a valid prescription (states 6 and 8). */
const refillCopy = ({ renewal, due, renewable }: RenewalSummary): string => {
  if (renewal === null) return 'Nothing is charged or shipped without a valid prescription.';
  if (renewable.some(({ status }) => status === 'on_hold'))
    return 'Refills are on hold until a clinician has looked at your answers. Nothing is charged in the meantime.';
  if (!renewal.due) return 'Your refills go on as planned.';
  if (renewal.reason === 'expires_soon')
    return `Refills that are due before ${formatDate(renewal.expiresAt)} are charged and shipped as planned. After that day nothing is charged until a clinician renews your prescription.`;
  const others = due.length < renewable.length ? 'Your other treatments' : 'Products without a prescription';
  return `The refills of this prescription are paused, and you are not charged for them until a clinician renews it. A package that is already on its way still comes. ${others} go on as planned.`;
};

const stepsOf = ({ status }: CurrentRenewal) => {
  const isSent = status === 'submitted';
  const medicalHistory = isSent ? 'complete' : status === 'in_progress' ? 'draft' : 'none';
  const { steps } = renewalProgress({
    progress: 'none',
    medicalHistory,
    photosTaken: [],
    photosSkipped: false,
  });
  const own = steps.flatMap((step) => {
    if (step.step === 'medicalHistory')
      return {
        ...step,
        detail: 'How treatment is going, side effects, and new conditions or medicines.',
        time: 'About 10 minutes',
        href: status === 'in_progress' ? MEDICAL_HISTORY : null,
      };
    if (step.step === 'photos')
      return {
        ...step,
        detail: isSent
          ? 'They help your clinician to compare. You can add them until there is a decision.'
          : 'They help your clinician to compare. You can add them after you send your answers.',
        time: '3 minutes',
        statusLabel: 'Optional',
        href: isSent ? PHOTOS : null,
      };
    return [];
  });
  const review = {
    step: 'review',
    title: 'A clinician reviews it',
    detail: 'You get a message with the answer. There is nothing to pay for the review.',
    time: `Reply ${brand.replyTime}`,
    status: isSent ? 'in_progress' : 'to_do',
    statusLabel: isSent ? 'In progress' : 'After you send it',
    href: null,
  };
  const [history, ...photos] = own;
  // After submission the patient waits for the review; photos may still be added.
  return history && isSent ? [history, review, ...photos] : [...own, review];
};

const hrefOf = ({ status }: CurrentRenewal): string => {
  if (status === 'in_progress') return MEDICAL_HISTORY;
  return status === 'open' || status === 'submitted' ? entryPages.refill : '/dashboard';
};

/** The renewal as the API returns it: texts for the patient, with the next step. */
export const presentRenewal = (current: CurrentRenewal) => {
  const { status, summary, latest } = current;
  const { renewal, due, renewable } = summary;
  const isUnfinished = status === 'open' || status === 'in_progress' || status === 'submitted';
  return {
    status,
    due: renewal?.due ?? false,
    openedOn: renewal?.opensAt ?? null,
    expiresOn: renewal?.due ? renewal.expiresAt : null,
    ...titleAndDetail(current),
    reason: renewal?.due ? renewalDueCopy(renewal).detail : null,
    refills: refillCopy(summary),
    treatments: (due.length > 0 ? due : renewable).map(({ name, drugType }) => ({ name, drugType })),
    steps: isUnfinished ? stepsOf(current) : [],
    submittedAt: status === 'submitted' ? (latest?.submittedAt ?? null) : null,
    href: hrefOf(current),
  };
};
