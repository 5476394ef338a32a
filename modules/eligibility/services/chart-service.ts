import { billingPort, type OrderedProduct } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { type ChartService, prescribedTherapiesPort } from '../chart-port.ts';
import { earliestFill } from '../domain/chart/supply.ts';
import { type Therapy, therapyGroups } from '../domain/chart/therapy.ts';

const orderedTherapy = ({ userId: ownerId, kind, ...ordered }: OrderedProduct, userId: string): Therapy => ({
  ...ordered,
  record: kind,
  consultationId: null,
  isOfOtherAccount: ownerId !== userId,
});

/** All treatments and requests of the person with us, in every account that is or may be theirs. */
const takenBy = async (scope: Scope, userId: string): Promise<readonly Therapy[]> => {
  const [ordered, prescribed] = await Promise.all([
    scope.use(billingPort).orderedProducts(userId),
    scope.use(prescribedTherapiesPort).of(userId),
  ]);
  return [...ordered.map((product) => orderedTherapy(product, userId)), ...prescribed];
};

/** Of drugs that are taken one at a time. */
const therapiesOf = async (scope: Scope, userId: string): Promise<readonly Therapy[]> =>
  (await takenBy(scope, userId)).filter(({ drugType }) => therapyGroups(drugType).length > 0);

/** The chart of a patient, read from the records of every module. */
export const chartService = (scope: Scope): ChartService => ({
  therapies: (userId) => therapiesOf(scope, userId),
  taken: (userId) => takenBy(scope, userId),
  earliestFills: async (userId, drugTypes) => {
    const therapies = await therapiesOf(scope, userId);
    return new Map(drugTypes.map((drugType) => [drugType, earliestFill(therapies, drugType)]));
  },
});
