import { consultationPort } from '#modules/consultation/index.ts';
import { renewalPart, visitRegistration } from '#modules/eligibility/index.ts';
import { carryOver } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { type RenewalAnswers, type RenewalProgress, renewalProgress } from '../domain/renewal-steps.ts';
import type { CurrentRenewal } from './current-renewal.ts';
import { partStatus } from './part-status.ts';
import type { openDraftOf } from './renewal-intake.ts';
import type { RenewalSummary } from './summarize-renewals.ts';

type OpenDraft = Awaited<ReturnType<typeof openDraftOf>>;

/** The views that are photographed for these treatments, in the order of the pages. */
export const photoViewsOf = ({ renewable }: RenewalSummary): readonly string[] =>
  renewable.length === 0
    ? []
    : visitRegistration(
        'renewal',
        renewable.map(({ drugType }) => drugType),
      ).photos;

const questionsOf = (
  { response, config }: NonNullable<OpenDraft>,
  now: Date,
): Pick<RenewalAnswers, 'progress' | 'medicalHistory'> => {
  const { answers } = carryOver(response.content, config);
  return {
    progress: partStatus(renewalPart(config, 'progress'), answers, now),
    medicalHistory: partStatus(renewalPart(config, 'medicalHistory'), answers, now),
  };
};

/** How far the patient is, from what is stored: the same on every device. One statement more where there are photos. */
export const renewalProgressOf = async (
  scope: Scope,
  userId: string,
  { status, summary, latest }: CurrentRenewal,
  draft: OpenDraft,
): Promise<RenewalProgress> => {
  const photoViews = photoViewsOf(summary);
  if (!draft) {
    const all = status === 'submitted' ? 'complete' : 'none';
    const none = { photosTaken: [], photosSkipped: false };
    return renewalProgress({ progress: all, medicalHistory: all, photoViews, ...none });
  }
  const photos = scope.use(consultationPort);
  return renewalProgress({
    ...questionsOf(draft, scope.clock.now()),
    photoViews,
    photosTaken: photoViews.length === 0 ? [] : await photos.renewalPhotoViews(userId),
    photosSkipped: latest?.photosDoneAt != null,
  });
};

/** The pages whose questions are not answered yet. Without a statement. */
export const unfinishedQuestions = (draft: OpenDraft, now: Date) => {
  if (!draft) return [];
  const answered = questionsOf(draft, now);
  const { steps } = renewalProgress({ ...answered, photoViews: [], photosTaken: [], photosSkipped: true });
  return steps.filter(({ status }) => status !== 'done').map(({ title, path }) => ({ title, href: path }));
};
