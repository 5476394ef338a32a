import { type CalendarDate, toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import {
  healthyEjaculation,
  healthyErections,
  healthyOnTreatment,
} from '#modules/eligibility/domain/questionnaires/healthy-sexual-health-answers.ts';
import { HAIR_DOSE_CHANGE } from '#modules/eligibility/domain/registry/hair-loss-care.ts';
import { questionnaireNamed, SH_DOSE_CHANGE } from '#modules/eligibility/index.ts';
import { type Answers, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from './accept-plan.ts';
import { dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { orderedTreatment, type Treated } from './ordered-treatment.ts';
import { healthyRenewal } from './submit-renewal.ts';
import { allTexts, decision, PROPOSE, responseOf, save, submit } from './visit-api.ts';

/** A tablet of minoxidil a day, and half a tablet a day. */
export const wholeTablets = 702;
export const halfTablets = 701;

const START = 'mutation($line: String) { startDoseChange(serviceLine: $line) }';

/** The questions of a dose change, and the answers of a healthy patient on that day. */
interface Asked {
  readonly questionnaire: string;
  readonly healthy: (today: CalendarDate) => Answers;
}

const aboutHair: Asked = {
  questionnaire: HAIR_DOSE_CHANGE,
  healthy: (today) => ({ ...healthyHairAnswers(today), ...healthyRenewal }),
};

export const aboutSexualHealth: Asked = {
  questionnaire: SH_DOSE_CHANGE,
  healthy: (today) => ({
    ...healthyErections(today),
    ...healthyEjaculation(today),
    ...healthyOnTreatment,
    ed_effects_bother: 'no',
  }),
};

/** Patients who ask for another dose, in a harness with real billing. */
export const doseChanges = (harness: Harness, maya: SignedInUser, asked = aboutHair) => {
  const treatment = orderedTreatment(harness);
  const reading = (changes: Record<string, unknown> = {}) => ({
    bp: {
      systolic: 122,
      diastolic: 78,
      pulse: 68,
      takenOn: toCalendarDate(harness.clock.now()),
      ...changes,
    },
  });
  const start = (user: SignedInUser) => harness.api(user, START, { line: null });
  const open = async (user: SignedInUser): Promise<string> => {
    dataOf(await start(user));
    const rows = await harness.rows('consultation', { user_id: user.id, kind: 'titration' });
    return rows.find(({ status }: { status: string }) => status === 'draft')?.id ?? '';
  };
  /** Answers the open questions as a healthy patient does, some answers changed, and sends them. */
  const send = async (user: SignedInUser, id: string, changes: Answers = {}) => {
    const responseId = await responseOf(harness.scope, id);
    const config = questionnaireNamed(asked.questionnaire)?.questionnaire;
    const [row] = await harness.rows('consultation', { id });
    const known = await harness.scope.use(quizPort).response(responseId);
    if (!config || !known) throw new Error('There is no questionnaire.');
    const answers = pruneHidden(config.questionsFor(row.drug_types), {
      ...asked.healthy(toCalendarDate(harness.clock.now())),
      ...reading(),
      ...changes,
    });
    const revision = await save(harness, user, responseId, known.revision, answers);
    // The safety texts were read at the first visit.
    return submit(harness, user, responseId, revision, []);
  };
  return {
    ...treatment,
    reading,
    start,
    open,
    send,
    /** Opens and sends a request; returns its visit. */
    asked: async (user: SignedInUser, changes: Answers): Promise<string> => {
      const id = await open(user);
      dataOf(await send(user, id, changes));
      await harness.api(user, 'mutation { finishPhotos }');
      return id;
    },
    accept: (user: SignedInUser, id: string) => acceptPlan(harness, user, { id, read: allTexts }),
    propose: (id: string, productIds: readonly number[], changes: Record<string, unknown> = {}) =>
      harness.api(maya, PROPOSE, decision(id, { productIds, ...changes })),
    /** A patient who ordered whole tablets; Maya prescribes half a tablet a day, which they accept and get. */
    onHalfTablets: async (): Promise<Treated> => {
      const visit = await harness.orderedVisit({ products: [wholeTablets] });
      await harness.submitIntake(visit, ['minoxidil_oral'], reading());
      const { consultationId: id } = visit;
      dataOf(await harness.api(maya, PROPOSE, decision(id, { productIds: [halfTablets] })));
      dataOf(await acceptPlan(harness, visit.user, { id, read: allTexts }));
      await treatment.hour();
      await treatment.hour();
      return visit;
    },
    onWholeTablets: (): Promise<Treated> => treatment.treated([wholeTablets], ['minoxidil_oral']),
  };
};
