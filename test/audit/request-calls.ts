import type { Harness } from '../harness/harness.ts';
import type { OrderCall } from './order-calls.ts';

const SUBMIT = 'mutation($input: ServiceRequestInput!) { submitServiceRequest(input: $input) { id } }';

/** An open request of a new patient. */
const openRequest = async (harness: Harness) => {
  const patient = await harness.patient();
  const id = harness.scope.ids.uuid();
  await harness.api(patient, SUBMIT, { input: { id, topic: 'order', body: 'Where is it?' } });
  return { id, patientId: patient.id };
};

/** A successful call of every staff field about requests to customer service. */
export const requestCalls: Readonly<Record<string, OrderCall>> = {
  deskServiceRequests: {
    query: '{ deskServiceRequests { requests { patientName } } }',
    variables: async (harness) => ({ patientId: (await openRequest(harness)).patientId }),
  },
  deskActOnServiceRequest: {
    query: 'mutation($input: DeskRequestActionInput!) { deskActOnServiceRequest(input: $input) }',
    variables: async (harness) => {
      const { id, patientId } = await openRequest(harness);
      return { input: { id, action: 'answer', text: 'It ships today.' }, patientId };
    },
  },
};
