import { ManualClock } from '#kernel/clock.ts';
import { addDays } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import type { Result } from '#kernel/result.ts';
import { billingJobs, raiseDifferences } from '#modules/billing/index.ts';
import { savePhoto, saveProgressPhoto, saveRenewalPhoto } from '#modules/consultation/index.ts';
import type { PhotoView } from '#modules/eligibility/index.ts';
import { requestExport } from '#modules/rights/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Executor } from '#server/graphql/executor.ts';
import { drainJobs, runSweeps } from '#server/jobs/index.ts';
import { collectJobs, collectSweeps, makeScopeFactory } from '#server/scope-factory.ts';
import type { ProductParts } from '#server/simulated-services.ts';
import type { SignedInUser, UserRole } from '#server/viewer.ts';
import type { ProcessorDashboard } from '../../payment-processor/dashboard.ts';
import type { OpenedPharmacy } from '../../pharmacy/open-pharmacy.ts';
import { makeAccountStory } from './account-story.ts';
import {
  askForSmallerPackages,
  beginAnnualStories,
  beginOverdueAnnual,
  raiseDoses,
  sendAnnual,
} from './annual-story.ts';
import { makeBookedCallStory, makeUnbookedCallStory } from './call-story.ts';
import { beginChartStory, CHART_DAYS, endChartStory, makeWaitingStory } from './chart-story.ts';
import {
  answerCheckIn,
  answerFlaggedCheckIn,
  beginCheckInStory,
  beginFlaggedCheckIn,
} from './check-in-story.ts';
import { dateAccounts } from './date-accounts.ts';
import { deskPeople } from './desk-people.ts';
import { beginYear, makeDeskStory, type PartsOf } from './desk-story.ts';
import { makeDiscountStory, WELCOME_CODE } from './discount-story.ts';
import { askForMore, beginDoseStories, DOSE_DAYS } from './dose-stories.ts';
import { drawDocument } from './draw-document.ts';
import { drawScalp } from './draw-scalp.ts';
import { beginDeclinedRefill, beginExpiredCard } from './dunning-story.ts';
import { answerErectionsCheckIn, orderForErections, sendErectionsVisit } from './erections-desk-stories.ts';
import { ERECTIONS_DAYS, makeErectionsStory } from './erections-story.ts';
import { beginInterruptedStory, INTERRUPTED_DAYS, interruptStory } from './interrupted-story.ts';
import { makeMoneyStory } from './money-story.ts';
import { beginMoveStory, reportMove } from './move-story.ts';
import { beginOfferStory, leaveForOffers, takeOffer } from './offer-story.ts';
import { makeParcelStory, PARCEL_DAYS } from './parcel-story.ts';
import { makePatientStory, STORY_DAYS } from './patient-story.ts';
import { makeIdentityStory, makeRetakeStory } from './photo-stories.ts';
import { makeQueueStory } from './queue-story.ts';
import { beginReferralStory } from './referral-story.ts';
import { makeRefillStory, REFILL_DAYS } from './refill-story.ts';
import { beginRenewalStory, goOnWithRenewal, rolfsCheckIns } from './renewal-story.ts';
import { makeDepositStory, makeProposedRequest, makeWaitingRequest } from './request-stories.ts';
import { makeServiceStory, SERVICE_DAYS } from './service-story.ts';
import { makeStaffStory } from './staff-story.ts';
import { makeStuckChargeStory } from './stuck-charge-story.ts';
import { createVisitor } from './visitor.ts';
import {
  beginOverdueRenewal,
  beginYearStories,
  moveBeforeRenewal,
  refuseRenewal,
  YEAR_DAYS,
} from './year-stories.ts';

interface Parts extends ProductParts {
  readonly executor: Executor;
  /** Saves a test card as if it were typed into the payment form; returns the payment method id. */
  readonly issueCard: (number: string) => Promise<string>;
  /** What banks and people at the processor do to payments. */
  readonly dashboard: ProcessorDashboard;
  readonly pharmacy: Pick<OpenedPharmacy, 'follow'>;
}

const actorOf = ({ id }: SignedInUser): Actor => ({ role: 'patient', id, impersonatorId: null });

/** The name before the @ of a demo address. */
const nameIn = (email: string): string => email.replace('@example.com', '');

/** Advisory lock key: one process creates the history; another that starts meanwhile waits for it. */
const HISTORY_LOCK = 7_305_004;

/** The demo's patients with a history, by the name before `@example.com`. */
const patients = [
  'patient',
  'henry',
  'omar',
  'walter',
  'vaughn',
  'dean',
  'joel',
  'gabe',
  'hugo',
  'marcus',
  'peter',
  'leo',
  'nate',
  'luis',
  'walt',
  'oscar',
  'felix',
  'adam',
  'ian',
  'ravi',
  'ruben',
  'rolf',
  'victor',
  'edgar',
  'stefan',
  'konrad',
  'emil',
  'bruno',
  'silas',
  'emmet',
  'cyrus',
  'dario',
  'curtis',
  'jasper',
  'milo',
  'tobias',
  'otis',
  'percy',
] as const;

/**
 * Creates the history of the demo's patients, once: with a scope whose clock starts a year ago and advances through the same sweeps and jobs that run every day. All data is written by the product's own use cases.
 */
export const makeDemoHistory = async (parts: Parts): Promise<void> => {
  const { pool, modules, log, databaseUrl: url } = parts;
  const lock = await pool.transaction();
  try {
    await lock.raw('select pg_advisory_xact_lock(?)', [HISTORY_LOCK]);
    const others = Object.values(deskPeople).map(({ email }) => nameIn(email));
    const emails = [...patients, ...others, 'clinician', 'colleague', 'operator'].map(
      (name) => `${name}@example.com`,
    );
    const people = await pool('person').select('id', 'email', 'role').whereIn('email', emails);
    if (people.length === 0 || (await pool('checkout').first('id'))) return;
    const personOf = (name: string, role: UserRole): SignedInUser => {
      const email = `${name}@example.com`;
      const person = people.find((each) => each.email === email);
      if (!person) throw new Error(`There is no account of ${email}.`);
      return { id: person.id, role, email, impersonatorId: null };
    };
    const clock = new ManualClock(addDays(parts.clock.now(), -YEAR_DAYS));
    const makeScope = makeScopeFactory({
      ...parts,
      clock,
      ids: randomIds,
      extraProviders: parts.providers,
    });
    parts.pharmacy.follow(clock);
    const maya = personOf('clinician', 'clinician');
    const jonas = personOf('colleague', 'clinician');
    const savedAs = (saved: Result<unknown>): void => {
      if (!saved.ok) throw new Error(saved.failure.message);
    };
    const storyOf = (name: string, patient = personOf(name, 'patient')) => ({
      clock,
      patient: createVisitor(parts.executor, makeScope, patient),
      clinician: createVisitor(parts.executor, makeScope, maya),
      issueCard: parts.issueCard,
      newId: () => randomIds.uuid(),
      settle: async () => {
        await runSweeps(makeScope(), collectSweeps(modules), 'wait');
        await drainJobs({ url, jobs: collectJobs(modules), makeScope, log });
      },
      sendPhoto: async (view: PhotoView, thinning: number, checkInId?: string) => {
        const body = await drawScalp(view, thinning);
        savedAs(await savePhoto(makeScope(), actorOf(patient), patient.id, { view, body, checkInId }));
      },
      sendProgress: async (view: PhotoView, thinning: number) => {
        const body = await drawScalp(view, thinning);
        savedAs(await saveProgressPhoto(makeScope(), patient.id, { view, body }));
      },
      sendRenewalPhoto: async (view: PhotoView, thinning: number) => {
        const body = await drawScalp(view, thinning);
        savedAs(await saveRenewalPhoto(makeScope(), patient.id, { view, body }));
      },
      sendDocument: async (view: 'id_front' | 'id_back', card: Parameters<typeof drawDocument>[1]) => {
        const body = await drawDocument(view, card);
        savedAs(await savePhoto(makeScope(), actorOf(patient), patient.id, { view, body }));
      },
    });
    const cardEvent = (paymentMethodId: string) =>
      makeScope().enqueue(billingJobs.cardEvent, { paymentMethodId });
    const deskParts: PartsOf = (name) => storyOf(nameIn(deskPeople[name].email));
    await beginOverdueRenewal(storyOf('bruno'));
    await beginOverdueAnnual(storyOf('stefan'));
    clock.set(addDays(parts.clock.now(), -CHART_DAYS));
    await beginYear(deskParts);
    await beginRenewalStory(storyOf('rolf'));
    await beginYearStories(storyOf('konrad'), storyOf('emil'));
    await beginAnnualStories(storyOf('victor'), storyOf('edgar'));
    const [first, second, third] = rolfsCheckIns.map(
      (answers) => () => answerCheckIn(storyOf('rolf'), answers),
    );
    await beginChartStory(storyOf('henry'), [first, second]);
    await askForSmallerPackages(storyOf('stefan'));
    await raiseDoses(storyOf('victor'), storyOf('edgar'));
    clock.set(addDays(parts.clock.now(), -DOSE_DAYS));
    await beginDoseStories(storyOf('marcus'), storyOf('peter'));
    await beginOfferStory(storyOf('jasper'), storyOf('milo'));
    await beginDeclinedRefill(storyOf('otis'));
    clock.set(addDays(parts.clock.now(), -STORY_DAYS));
    const operator = createVisitor(parts.executor, makeScope, personOf('operator', 'operator'));
    await beginExpiredCard({ ...storyOf('percy'), dashboard: parts.dashboard, cardEvent });
    await makePatientStory(storyOf('patient'), async () => {
      await beginCheckInStory(storyOf('gabe'));
      await beginFlaggedCheckIn(storyOf('hugo'));
      await leaveForOffers(operator, storyOf('jasper'), storyOf('milo'));
      await third?.();
    });
    clock.set(addDays(parts.clock.now(), -PARCEL_DAYS));
    await makeDiscountStory(operator);
    const parcelParts = (name: string) => ({ ...storyOf(name), operator, knex: pool });
    await makeParcelStory(parcelParts('oscar'), parcelParts('felix'), async (orderId) => {
      const [intentId] = await pool('charge_attempt as a')
        .join('invoice as i', 'i.id', 'a.invoice_id')
        .where('i.order_id', orderId)
        .pluck('a.intent_id');
      await parts.dashboard.openDispute(intentId, 'product_not_received');
      await makeScope().enqueue(billingJobs.settlementsOf, { intentId });
    });
    clock.set(addDays(parts.clock.now(), -REFILL_DAYS));
    await beginReferralStory(storyOf('patient'), {
      scope: makeScope(),
      patientId: personOf('patient', 'patient').id,
      friendId: personOf('ian', 'patient').id,
    });
    await makeRefillStory(storyOf('ian'), storyOf('ravi'));
    clock.set(addDays(parts.clock.now(), -SERVICE_DAYS));
    await makeServiceStory({ ...storyOf('silas'), operator, knex: pool });
    clock.set(addDays(parts.clock.now(), -ERECTIONS_DAYS));
    await makeErectionsStory(storyOf('walter'), storyOf('vaughn'));
    clock.set(addDays(parts.clock.now(), -INTERRUPTED_DAYS));
    await beginInterruptedStory(storyOf('ruben'));
    await beginMoveStory(storyOf('curtis'));
    await makeDeskStory(deskParts, createVisitor(parts.executor, makeScope, jonas), parts.clock.now(), [
      [26, () => endChartStory(storyOf('henry'))],
      [6, () => makeWaitingStory(storyOf('omar'))],
      [5.96, () => orderForErections(storyOf('dean'), storyOf('joel'))],
      [5.95, () => answerFlaggedCheckIn(storyOf('hugo'))],
      [5.9, () => makeBookedCallStory(storyOf('luis'))],
      [5.8, () => makeUnbookedCallStory(storyOf('walt'))],
      [5.7, () => askForMore(storyOf('marcus'))],
      [5.5, () => makeRetakeStory(storyOf('leo'))],
      [27, () => refuseRenewal(storyOf('konrad'))],
      [5.4, () => moveBeforeRenewal(storyOf('emil'))],
      [5.3, () => goOnWithRenewal(storyOf('rolf'))],
      [5.25, () => sendAnnual(storyOf('edgar'))],
      [5.2, () => interruptStory(storyOf('ruben'))],
      [5.1, () => makeProposedRequest(storyOf('cyrus'))],
      [4.9, () => makeWaitingRequest(storyOf('emmet'))],
      [4.8, () => makeDepositStory(storyOf('dario'))],
      [5.1, () => answerErectionsCheckIn(storyOf('vaughn'))],
      [4.8, () => sendErectionsVisit(storyOf('dean'))],
      [5.1, () => reportMove(storyOf('curtis'))],
      [4.5, () => makeIdentityStory(storyOf('nate'))],
      [3.45, () => takeOffer(storyOf('milo'))],
      [3.4, () => makeStuckChargeStory({ ...storyOf('tobias'), dashboard: parts.dashboard })],
      [
        3.5,
        () =>
          makeAccountStory({
            ...storyOf('adam'),
            discountCode: WELCOME_CODE,
            user: personOf('adam', 'patient'),
            pool,
            dashboard: parts.dashboard,
            cardEvent,
          }),
      ],
    ]);
    // The processor's records have the demo's present time.
    clock.set(parts.clock.now());
    const established = personOf('patient', 'patient');
    savedAs(await requestExport(makeScope(), actorOf(established), established.id));
    await makeStaffStory(operator, clock.now());
    await makeMoneyStory({
      operator,
      dashboard: parts.dashboard,
      intentIds: await pool('charge_attempt as a')
        .join('invoice as i', 'i.id', 'a.invoice_id')
        .where({ 'a.status': 'succeeded', 'i.status': 'paid' })
        .whereIn('i.user_id', [personOf('oscar', 'patient').id, personOf('felix', 'patient').id])
        .orderBy('a.created_at')
        .pluck('a.intent_id'),
      compare: () => {
        // The payments were made a moment ago: for a clock that stands still they would lie in the future.
        clock.set(parts.clock.now());
        return raiseDifferences(makeScope(), { graceMs: 0 });
      },
    });
    await makeQueueStory({
      pool,
      makeScope: makeScopeFactory({
        ...parts,
        ...{ clock, ids: randomIds, log: log.child({}, { level: 'silent' }) },
        extraProviders: parts.providers,
      }),
      jobs: collectJobs(modules),
      patient: personOf('ian', 'patient'),
    });
    await dateAccounts(pool);
  } finally {
    parts.pharmacy.follow(parts.clock);
    await lock.rollback();
  }
};
