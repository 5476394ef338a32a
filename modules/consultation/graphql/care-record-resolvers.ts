import { stateRule } from '#modules/billing/index.ts';
import type { PhoneCallStatus } from '#modules/call/index.ts';
import { allResponsesCompleted, currentStep, type SetItem } from '#modules/quiz/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { automaticTpaAllowed, flowTypeOf, specialtyProductCollections } from '../domain/journey-facts.ts';
import { isOpen, isUserActionable, nextActionsOf } from '../domain/states/index.ts';
import {
  type CareRecord,
  hasVisit,
  type JourneyRow,
  type VisitJourney,
} from '../repositories/care-record.ts';
import { presentQuizResponse, quizResponseOf, quizSetOf, recordOf } from './care-record-loaders.ts';
import { productsOf } from './loaders.ts';

interface UserParent {
  readonly id: string;
}
/** A journey or its visit, with the care record it belongs to. */
interface JourneyParent<Journey extends JourneyRow = JourneyRow> {
  readonly id: string;
  readonly journey: Journey;
  readonly record: CareRecord;
}
type VisitParent = JourneyParent<VisitJourney>;

const firstVisits: readonly VisitJourney['kind'][] = ['initial', 'sh_initial', 'request'];
const approved: readonly VisitJourney['consultationStatus'][] = ['approved', 'follow_up'];

const fromRecord =
  <T>(show: (record: CareRecord) => T) =>
  async ({ id }: UserParent, _: unknown, context: RequestContext): Promise<T> =>
    show(await recordOf(id, context));

/** The visits that decide about a treatment. A check-in decides about none. */
const visitsOf = ({ journeys }: CareRecord): readonly VisitJourney[] =>
  journeys
    .filter(hasVisit)
    .filter(({ kind }) => kind !== 'check_in' && kind !== 'fmp_check_in' && kind !== 'post_arc');

const openJourney = (record: CareRecord): VisitJourney | undefined =>
  visitsOf(record).find(({ consultationStatus }) => isOpen(consultationStatus));

const asConsultation =
  (record: CareRecord) =>
  (journey: VisitJourney): VisitParent => ({ id: journey.consultationId, journey, record });

const asJourney =
  (record: CareRecord) =>
  (journey: JourneyRow): JourneyParent => ({ id: journey.id, journey, record });

const provider = ({ provider: known }: CareRecord) =>
  known && {
    ...known,
    messageBodyName: known.name,
    messageSignatureName: known.signatureName,
  };

export const userFields = {
  canUpdateTreatment: fromRecord(
    (record) => record.prescriptions.some(({ status }) => status === 'active') && !openJourney(record),
  ),
  isExistingPatient: fromRecord((record) =>
    visitsOf(record).some(({ consultationStatus }) => approved.includes(consultationStatus)),
  ),
  consultation: fromRecord((record) => {
    const journey = openJourney(record) ?? visitsOf(record)[0];
    return journey ? asConsultation(record)(journey) : null;
  }),
  consultations: fromRecord((record) => visitsOf(record).map(asConsultation(record))),
  journeys: fromRecord((record) => record.journeys.map(asJourney(record))),
  prescriptions: fromRecord(({ prescriptions }) => prescriptions),
  primaryPanelProvider: fromRecord(provider),
  progressImages: fromRecord(({ journeys }) => journeys.flatMap(({ images }) => images)),
};

export const profileFields = { gender: fromRecord(({ gender }) => gender) };

/** Status of the live call; before it is known whether the visit needs one, by the rule of its state. */
const phoneCallStatus = ({
  journey: { callStatus, callIsDue, kind, shipState },
}: VisitParent): PhoneCallStatus => {
  if (callStatus !== null) return callStatus;
  return callIsDue || (firstVisits.includes(kind) && stateRule(shipState).syncVisit)
    ? 'required'
    : 'not_required';
};

export const consultationFields = {
  status: ({ journey }: VisitParent) => journey.consultationStatus,
  notAMatch: ({ journey }: VisitParent) => journey.consultationStatus === 'not_a_match',
  unreadDoctorMessagesCount: ({ id, record }: VisitParent) =>
    record.messages.filter(({ consultationId, unread }) => unread && consultationId === id).length,
  phoneCallStatus,
  activeUserSelectedProducts: ({ journey }: VisitParent, _: unknown, context: RequestContext) =>
    productsOf(journey.userProducts, context),
  activeDoctorSelectedProducts: ({ journey }: VisitParent, _: unknown, context: RequestContext) =>
    productsOf(journey.finalProducts ?? journey.doctorProducts ?? [], context),
  doctor: ({ journey }: VisitParent) => (journey.clinicianId === null ? null : { id: journey.clinicianId }),
  consultationMessages: ({ id, record }: VisitParent) =>
    record.messages.filter(({ consultationId }) => consultationId === id),
};

const quizResponse = async ({ journey }: JourneyParent, _: unknown, context: RequestContext) =>
  presentQuizResponse(await quizResponseOf(journey.quizResponseId, context));

const collections = async ({ journey }: JourneyParent, _: unknown, context: RequestContext) => {
  const products = await productsOf(journey.userProducts, context);
  const names = new Set(products.map((product) => product.specialtyProductCollection));
  return [...names].map((name) => specialtyProductCollections[name]);
};

export const journeyFields = {
  kind: ({ journey }: JourneyParent) => journey.kind,
  status: ({ journey }: JourneyParent) => journey.status,
  nextActions: ({ journey }: JourneyParent) => nextActionsOf(journey.status),
  isUserActionable: ({ journey }: JourneyParent) => isUserActionable(journey.status),
  enteredCurrentStatusAt: ({ journey }: JourneyParent) => journey.statusAt,
  flowType: ({ journey }: JourneyParent) => flowTypeOf(journey.kind),
  automaticTpaAllowed: ({ journey }: JourneyParent) => automaticTpaAllowed(journey),
  quizSet: async ({ journey }: JourneyParent, _: unknown, context: RequestContext) => {
    const set = await quizSetOf(journey.quizSetId, context);
    return (
      set && {
        ...set,
        currentOrderedQuizResponseId: currentStep(set.items)?.id ?? null,
        allResponsesCompleted: allResponsesCompleted(set.items),
        orderedQuizResponses: set.items,
      }
    );
  },
  specialtyProductCollections: collections,
  userProducts: ({ journey }: JourneyParent, _: unknown, context: RequestContext) =>
    productsOf(journey.userProducts, context),
  doctorProducts: ({ journey }: JourneyParent, _: unknown, context: RequestContext) =>
    productsOf(journey.doctorProducts ?? [], context),
  finalProducts: ({ journey }: JourneyParent, _: unknown, context: RequestContext) =>
    productsOf(journey.finalProducts ?? [], context),
  mediaSet: ({ journey }: JourneyParent) =>
    journey.mediaSetId === null || journey.mediaSetStatus === null
      ? null
      : { id: journey.mediaSetId, status: journey.mediaSetStatus, progressImages: journey.images },
  quizResponse,
  // The other questionnaire of the set: what the patient answered before buying.
  secondQuizResponse: async ({ journey }: JourneyParent, _: unknown, context: RequestContext) => {
    const set = await quizSetOf(journey.quizSetId, context);
    const answered = set?.items.flatMap(({ quizResponseId }) => quizResponseId ?? []) ?? [];
    const other = answered.find((id) => id !== journey.quizResponseId) ?? null;
    return presentQuizResponse(await quizResponseOf(other, context));
  },
};

export const orderedQuizResponseFields = {
  quizResponse: async (item: SetItem, _: unknown, context: RequestContext) =>
    presentQuizResponse(await quizResponseOf(item.quizResponseId, context)),
};
