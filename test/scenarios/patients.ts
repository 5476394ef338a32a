import type { PageInput } from '#client/data/page-data.ts';
import { addDays } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { maya, numbered, otto } from '../harness/people.ts';
import { openProductHarness } from '../harness/whole-product.ts';
import { type PageFile, readPage } from './page-text.ts';
import * as steps from './steps.ts';

/** A patient in this process, whose pages are rendered here. */
export interface Patient extends steps.Patient {
  readonly user: SignedInUser;
  /** What a page says to them. */
  readonly reads: (page: PageFile, input?: Partial<PageInput>) => Promise<string>;
}

/** The whole product, and patients on one clock. */
export const openScenarios = async () => {
  const product = await openProductHarness();
  const visitor = (user: SignedInUser) => createVisitor(product.executor, product.makeScope, user);
  const clinician = visitor(await product.person(maya.email, 'clinician'));
  const settle = async () => {
    await product.sweep();
    await product.drain();
  };
  const base = {
    clock: product.clock,
    clinician,
    issueCard: product.card,
    newId: () => randomIds.uuid(),
    settle,
  };

  let people = 300;
  const newPatient = async (): Promise<Patient> => {
    people += 1;
    const user = await product.account();
    const patient = visitor(user);
    return {
      user,
      parts: { ...base, patient },
      details: numbered(otto, people),
      state: otto.address.state,
      ask: patient.ask,
      otherDevice: visitor(user),
      reads: (page, input) => readPage(patient, page, input),
    };
  };

  return {
    ...product,
    ...steps,
    settle,
    newPatient,
    /** A patient whose treatment was approved, charged and sent. */
    treated: async (productIds?: readonly number[], refills: number | null = null): Promise<Patient> => {
      const patient = await newPatient();
      await steps.asks(patient, productIds);
      await steps.approves(patient, refills);
      await settle();
      return patient;
    },
    /** As `steps.moves`. */
    moves: async (patient: Patient, to: Parameters<typeof steps.moves>[1]): Promise<Patient> => ({
      ...patient,
      ...(await steps.moves(patient, to)),
    }),
    daysPass: async (days: number, stride = 5): Promise<void> => {
      for (let day = 0; day < days; day += stride) {
        product.clock.set(addDays(product.clock.now(), Math.min(stride, days - day)));
        await settle();
      }
    },
    /** The questionnaires that the patient has begun and not sent. */
    drafts: ({ user }: Patient): Promise<string[]> =>
      product.knex('quiz_response').where({ user_id: user.id, status: 'in-progress' }).pluck('config_name'),
  };
};

export type Scenarios = Awaited<ReturnType<typeof openScenarios>>;
