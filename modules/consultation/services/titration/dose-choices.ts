import type { Person } from '#modules/account/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import {
  doseAbove,
  doseBelow,
  type JudgedVisit,
  judgeKnownFrom,
  type KnownChart,
  mayStepUp,
  productAtDose,
} from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { stepUpFrom } from './judge-requests.ts';
import { type TakenPrescription, takenPrescriptions } from './taken-prescriptions.ts';

/** A medicine that the patient takes, with the products that they could change to now. */
export interface DoseChoice {
  readonly drugType: Product['drugType'];
  readonly present: Product;
  readonly higher: Product | null;
  readonly higherFrom: Date | null;
  readonly lower: Product | null;
  readonly onHold: boolean;
}

const choiceOf = (
  products: readonly Product[],
  judged: JudgedVisit,
  taken: TakenPrescription,
): DoseChoice => {
  const { product, isOnHold } = taken;
  const at = (mg: number | null) => (mg === null ? null : productAtDose(products, product, mg));
  const higher = at(doseAbove(taken));
  return {
    drugType: product.drugType,
    present: product,
    higher: mayStepUp(judged, taken)?.kind === 'up' ? higher : null,
    higherFrom: higher && stepUpFrom(judged, taken),
    lower: at(doseBelow(taken)),
    onHold: isOnHold,
  };
};

/**
 * The doses that a patient could change to, evaluated with all facts about them; the questions about today come with
 * the request. `person`: the account of the patient; `known`: see `readKnown`. One statement, for the prescriptions.
 */
export const doseChoices = async (
  scope: Scope,
  userId: string,
  person: Person | null,
  known: KnownChart,
): Promise<readonly DoseChoice[]> => {
  const taken = await takenPrescriptions(scope, userId);
  if (taken.length === 0) return [];
  const shipState = person?.address?.state ?? '';
  const judged = judgeKnownFrom(scope, known, {
    userId,
    purpose: 'submit',
    drugTypes: taken.map(({ product }) => product.drugType),
    shipState,
    dob: person?.dob ?? null,
  });
  const catalogue = scope.use(cataloguePort);
  const products = (await catalogue.products()).filter(
    (product) => catalogue.isOffered(product) && !product.unavailableStates.includes(shipState),
  );
  return taken.map((one) => choiceOf(products, judged, one));
};
