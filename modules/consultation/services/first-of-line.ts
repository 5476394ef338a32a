import { cataloguePort, type DrugType, type ServiceLine } from '#modules/catalogue/index.ts';
import { isPrescriptionDrug, linesTreating, type VisitKind } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';

interface PrescribingVisit {
  readonly id: string;
  readonly userId: string;
  readonly kind: VisitKind;
  /** The drugs that would be prescribed, which may differ from those of the visit. */
  readonly drugTypes: readonly DrugType[];
  /** Of the products that would be prescribed; left out where only the drugs are known. */
  readonly serviceLines?: readonly ServiceLine[] | undefined;
  readonly shipState: string;
}

const linesOf = (drugType: DrugType): readonly ServiceLine[] =>
  linesTreating([drugType]).map(({ serviceLine }) => serviceLine);

/** The service lines of the prescriptions signed at these visits. */
const prescribedLines = async (
  scope: Scope,
  userId: string,
  visitIds: readonly string[],
): Promise<ReadonlySet<ServiceLine>> => {
  const signed = (await scope.use(prescriptionPort).prescriptions(userId)).filter(
    ({ signedAt, consultationId }) => signedAt !== null && visitIds.includes(consultationId),
  );
  const products = await scope
    .use(cataloguePort)
    .productsByIds([...new Set(signed.map(({ productId }) => productId))]);
  return new Set(
    signed.flatMap(({ productId, drugType }) => {
      const product = products.find(({ id }) => id === productId);
      return product ? [product.serviceLine] : linesOf(drugType);
    }),
  );
};

/**
 * Whether what the visit prescribes is the first prescription of one of its service lines in this state: in every first
 * visit, and in a later one when no clinician has prescribed that line there before, as after a move, or when the plan
 * has a product of another line. Signed prescriptions decide, because two lines share a questionnaire.
 */
export const isFirstOfLine = async (
  scope: Scope,
  { id, userId, kind, drugTypes, serviceLines, shipState }: PrescribingVisit,
): Promise<boolean> => {
  if (kind === 'initial') return true;
  const visits = await consultationRepository(scope.db).answered(userId);
  const here = visits.filter((one) => one.id !== id && one.shipState === shipState).map((one) => one.id);
  const known = await prescribedLines(scope, userId, here);
  const wanted = serviceLines
    ? serviceLines.map((line) => [line])
    : drugTypes.filter(isPrescriptionDrug).map(linesOf);
  return wanted.some((lines) => !lines.some((line) => known.has(line)));
};
