import type { DoseWish } from '#modules/eligibility/domain/dosing/dose-wish.ts';
import { inTurn, type Step } from '../command.ts';
import type { History } from '../history.ts';
import { atDesk } from './at-desk.ts';
import { answer, submit } from './intake.ts';

const START = 'mutation($line: String) { startDoseChange(serviceLine: $line) }';

const drugTypesOf = async (history: History): Promise<readonly string[]> =>
  (await history.rows('prescription'))
    .filter(({ status }) => status === 'active' || status === 'on_hold')
    .map(({ drug_type }) => drug_type);

const openRequest = (line: string): Step => ({
  kind: 'begins to ask for a dose',
  name: `begins to ask for a dose of ${line}`,
  act: async (history) => {
    if ((await drugTypesOf(history)).length > 0) await history.ask(START, { line });
  },
});

/** Asks for another dose of everything they take of a service line. */
export const askForDose = (wish: DoseWish, line: string): Step => {
  const wishes = Object.fromEntries(
    ['finasteride', 'minoxidil_oral', 'sildenafil', 'tadalafil', 'sertraline'].map((drug) => [
      `dose_${drug}`,
      wish,
    ]),
  );
  return inTurn('asks for a dose', `asks for a dose of ${line}: ${wish}`, [
    openRequest(line),
    answer('healthy', { missed_days: '0', ...wishes }),
    submit,
  ]);
};

const OPEN = `mutation($id: ID!, $prescription: ID!, $products: [Int!]!, $asksPatient: Boolean!) {
  deskOpenChange(consultationId: $id, prescriptionId: $prescription, productIds: $products,
    reason: "It suits you better.", asksPatient: $asksPatient) }`;

/** A clinician opens a change of the newest prescription to other products. */
export const openChange = (productIds: readonly number[], asksPatient: boolean, back = 0): Step =>
  atDesk(
    'opens a change of treatment',
    `opens a change to ${productIds.join(', ')}${asksPatient ? ' with questions' : ''}`,
    back,
    async (history, { id, clinician }) => {
      const running = (await history.rows('prescription'))
        .filter(({ status }) => status === 'active')
        .toSorted((a, b) => a.created_at - b.created_at);
      const prescription = running.at(-1)?.id;
      if (prescription === undefined) return null;
      return history.askAs(clinician, OPEN, { id, prescription, products: productIds, asksPatient });
    },
  );
