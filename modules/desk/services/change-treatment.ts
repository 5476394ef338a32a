import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, type Result } from '#kernel/result.ts';
import { cataloguePort, type ServiceLine } from '#modules/catalogue/index.ts';
import { type TreatmentChange, type TreatmentTarget, treatmentPort } from '#modules/prescription/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { liftedWhenInput, treatmentInput } from '../domain/decision-input.ts';
import type { TreatmentRequest } from '../domain/treatment-request.ts';
import { lockCase } from './case-access.ts';

type TreatmentStep =
  | { readonly kind: 'hold'; readonly liftedWhen: string }
  | { readonly kind: 'resume' | 'discontinue' };

const lineNamed = async (tx: Scope, name: string): Promise<ServiceLine> => {
  const product = (await tx.use(cataloguePort).products()).find(({ serviceLine }) => serviceLine === name);
  return (
    product?.serviceLine ??
    orRefuse(badInput([{ field: 'input.serviceLine', message: 'Choose one of our service lines.' }]))
  );
};

const targetOf = async (
  tx: Scope,
  { prescriptionId, serviceLine, drugType }: TreatmentRequest,
): Promise<TreatmentTarget> => {
  if (prescriptionId !== null) return { prescriptionId };
  if (drugType !== null) return { drugType };
  return serviceLine === null ? 'all' : { serviceLine: await lineNamed(tx, serviceLine) };
};

/**
 * A clinician licensed in the state of the case holds, resumes or discontinues a treatment. It does not matter who has
 * the case. FORBIDDEN for operators; NOT_FOUND for a case in another state; BAD_USER_INPUT names `input.reason`,
 * `input.message` or `liftedWhen`; further failures as in `TreatmentService`.
 */
export const changeTreatment = (
  scope: Scope,
  staff: Staff,
  request: TreatmentRequest,
  step: TreatmentStep,
): Promise<Result<TreatmentChange>> =>
  allOrNothing(scope, async (tx) => {
    const words = orRefuse(readInput(treatmentInput, request, 'input'));
    const liftedWhen =
      step.kind === 'hold' ? orRefuse(readInput(liftedWhenInput, step.liftedWhen, 'liftedWhen')) : '';
    const { clinician, actor, consultation } = await lockCase(tx, staff, request.consultationId);
    const action = {
      ...words,
      actor,
      clinician,
      thread: consultation,
      state: consultation.shipState,
      target: await targetOf(tx, request),
    };
    const treatments = tx.use(treatmentPort);
    if (step.kind === 'hold') return orRefuse(await treatments.hold({ ...action, liftedWhen }));
    return orRefuse(await treatments[step.kind](action));
  });
