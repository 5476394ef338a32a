import { toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { treatmentChangeFor } from '#modules/eligibility/domain/questionnaires/treatment-change.ts';
import { pruneHidden } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { orderedTreatment, type Treated } from './ordered-treatment.ts';
import { finasteride } from './products.ts';
import { healthyRenewal } from './submit-renewal.ts';
import { decision, PROPOSE, responseOf, save, submit } from './visit-api.ts';

export const QUOTE_CHANGE = `query($change: TreatmentChangeInput!) { treatmentChange(change: $change) {
  consentVersion requested { before after } questionsPath } }`;
const CHANGE = `mutation($change: TreatmentChangeInput!, $version: String!, $id: ID!) {
  changeTreatment(change: $change, requestId: $id, agreed: true, consentVersion: $version) { questionsPath message } }`;

/** Patients with finasteride who ask for the topical solution instead, in a harness with real billing. */
export const requestedPlan = (harness: Harness, maya: SignedInUser) => {
  const topical = harness.product('topical_finasteride_and_minoxidil');
  const wish = (note?: string) => ({
    addProductIds: [topical.id],
    stopProductIds: [],
    ...(note && { note }),
  });
  const visitsOf = ({ user }: Treated) =>
    harness.rows('consultation', { user_id: user.id, kind: 'titration' });
  return {
    topical,
    wish,
    visitsOf,
    treated: () => orderedTreatment(harness).treated([finasteride], ['finasteride']),
    request: async ({ user }: Treated, note?: string) => {
      const { treatmentChange } = dataOf<{ treatmentChange: { consentVersion: string } }>(
        await harness.api(user, QUOTE_CHANGE, { change: wish(note) }),
      );
      const version = treatmentChange.consentVersion;
      return harness.api(user, CHANGE, { change: wish(note), version, id: harness.scope.ids.uuid() });
    },
    /** The patient has answered the questions about the change, and nobody has taken the visit. Returns the visit's id. */
    answered: async (visit: Treated): Promise<string> => {
      const [{ id }] = await visitsOf(visit);
      const responseId = await responseOf(harness.scope, id);
      const answers = pruneHidden(treatmentChangeFor(['finasteride', 'topical_finasteride_and_minoxidil']), {
        ...healthyHairAnswers(toCalendarDate(harness.clock.now())),
        ...healthyRenewal,
      });
      const revision = await save(harness, visit.user, responseId, 0, answers);
      dataOf(await submit(harness, visit.user, responseId, revision));
      await harness.api(visit.user, 'mutation { finishPhotos }');
      await harness.scope
        .db('consultation')
        .where({ id })
        .update({ clinician_id: null, status: 'submitted' });
      return id;
    },
    /** Returns the status of the visit. */
    propose: async (id: string): Promise<string> => {
      const answer = await harness.api(maya, PROPOSE, decision(id, { productIds: [topical.id] }));
      return dataOf<{ deskPropose: { status: string } }>(answer).deskPropose.status;
    },
  };
};
