import { checkInTakes } from '#config/durations.ts';
import { type FindingView, findingPort, visitRegistration } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { draftView, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { takesCheckInPhotos } from '../../domain/check-in/check-in-photos.ts';
import type { CheckInView } from '../../repositories/check-in/check-in-view.ts';
import type { CheckInForm, CheckInResult } from '../../repositories/check-in/check-ins.ts';
import { photoHref } from '../photo-href.ts';
import { checkInConfig } from './check-in-config.ts';

const pages: Readonly<Record<CheckInForm, string>> = {
  check_in: '/consultation/checkin',
  early: '/consultation/fmp-checkin',
  post_arc: '/consultation/post-arc',
};

const titles: Readonly<Record<CheckInForm, string>> = {
  check_in: 'Time for your check-in',
  early: 'How are the first weeks going?',
  post_arc: 'How is it going since your renewal?',
};

const details: Readonly<Record<CheckInForm, string>> = {
  check_in: `It takes ${checkInTakes}. If all is well, your refills will continue as planned.`,
  early: `It takes ${checkInTakes}, and shows what is normal in the first months.`,
  post_arc: `It takes ${checkInTakes}: did you start what your clinician decided?`,
};

/** A check-in for the API. */
export const presentCheckIn = (view: CheckInView, now: Date) => {
  const { consultationId, form, dueAt, closedAt, result, holds } = view;
  return {
    id: consultationId,
    form,
    href: pages[form],
    title: holds ? 'Your next shipment is on hold until your check-in' : titles[form],
    detail: holds ? 'Nothing is sent or charged before you have answered a few questions.' : details[form],
    dueAt,
    isOverdue: closedAt === null && now > dueAt,
    holds,
    closedAt,
    result,
    photoViews: takesCheckInPhotos(view, now) ? visitRegistration('check_in', view.drugTypes).photos : [],
    photos: view.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
    /** For the fields that need another module. */
    source: view,
  };
};

export type PresentedCheckIn = ReturnType<typeof presentCheckIn>;

/** The questionnaire with the answers so far; null once it is answered or has ended. */
export const questionnaireOf = async (scope: Scope, view: CheckInView) => {
  if (view.closedAt !== null || view.responseId === null) return null;
  const response = await scope.use(quizPort).response(view.responseId);
  const { form, asksReading, items, drugTypes } = view;
  const parts = items.map((item) => ({ item }));
  return response && draftView(response, checkInConfig({ checkIn: { form, asksReading }, parts, drugTypes }));
};

/** A prescription of the patient, as far as a check-in shows whether it continues. */
interface Going {
  readonly name: string;
  readonly status: string;
}

/** The result of an answered check-in, as the patient reads it. */
export const presentCheckInOutcome = (
  result: CheckInResult,
  findings: readonly FindingView[],
  treatments: readonly Going[],
) => ({
  result,
  findings: findings.map(({ ruleId, outcome, reasonForPatient, drugTypes }) => ({
    ruleId,
    outcome,
    reason: reasonForPatient,
    drugTypes,
  })),
  onHold: treatments.filter(({ status }) => status === 'on_hold').map(({ name }) => name),
  goesOn: treatments.filter(({ status }) => status === 'active').map(({ name }) => name),
});

export type CheckInOutcome = ReturnType<typeof presentCheckInOutcome>;

/** As `presentCheckInOutcome`, read now. */
export const outcomeOfCheckIn = async (
  scope: Scope,
  { consultationId, userId, result }: { consultationId: string; userId: string; result: CheckInResult },
): Promise<CheckInOutcome> =>
  presentCheckInOutcome(
    result,
    await scope.use(findingPort).of(consultationId),
    await scope.use(prescriptionPort).prescriptions(userId),
  );
