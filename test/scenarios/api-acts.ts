import { toCalendarDate } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { consentHash } from '#modules/account/index.ts';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { type Answers, pruneHidden, type QuizConfig } from '#modules/quiz/index.ts';
import { askForMore, WHOLE } from '#simulators/demo/history/dose-stories.ts';
import { read } from '#simulators/demo/history/story-steps.ts';
import {
  acceptsPlan,
  answers,
  asks,
  moves,
  type Patient,
  sends,
  sendsAnnual,
  tellsHistory,
} from './steps.ts';
import type { Acts } from './three-years.ts';

/** The same patient with their other device in the hand. */
const onOtherDevice = (patient: Patient): Patient => ({
  ...patient,
  ask: patient.otherDevice.ask,
  otherDevice: { ask: patient.ask },
  parts: { ...patient.parts, patient: patient.otherDevice },
});

/** Answers the check-in that is due on one device, and sends it on the other. */
const checksIn = async ({ ask, otherDevice, parts }: Patient): Promise<void> => {
  const due = await ask('{ currentUser { checkIns { questionnaire { responseId revision config } } } }');
  const open = Object(due.currentUser).checkIns.find((one: { questionnaire: unknown }) => one.questionnaire);
  if (!open) throw new Error('No check-in is due.');
  const { responseId, revision, config } = open.questionnaire;
  const healthy: Answers = { ...healthyCheckIn(toCalendarDate(parts.clock.now())), plan_started: 'yes' };
  const given = pruneHidden(JSON.parse(config) as QuizConfig, healthy);
  const saved = await ask('mutation($input: IntakeSaveInput!) { saveCheckIn(input: $input) { revision } }', {
    input: { responseId, revision, answersJson: JSON.stringify(given) },
  });
  await otherDevice.ask(
    'mutation($id: ID!, $revision: Int!) { submitCheckIn(responseId: $id, revision: $revision) { result } }',
    { id: responseId, revision: Number(read(saved, 'saveCheckIn', 'revision')) },
  );
  await parts.settle();
};

const subscriptionOf = async ({ ask }: Patient): Promise<string> =>
  read(
    await ask('{ currentUser { billing { subscriptions { id } } } }'),
    'currentUser',
    'billing',
    'subscriptions',
    '0',
    'id',
  );

/** Changes the refills: looked at on one device, agreed to on the other. */
const changesRefills = async (patient: Patient, wanted: { kind: string; date?: string }): Promise<void> => {
  const change = { subscriptionId: await subscriptionOf(patient), ...wanted };
  const quote = await patient.ask(
    'query($change: RefillChangeInput!) { refillChange(change: $change) { consentText consentVersion } }',
    { change },
  );
  const text = Object(quote.refillChange).consentText;
  await patient.otherDevice.ask(
    `mutation($change: RefillChangeInput!, $id: ID!, $version: String!, $hash: String) {
      changeRefill(change: $change, requestId: $id, agreed: true, consentVersion: $version, shownHash: $hash) }`,
    {
      change,
      id: randomIds.uuid(),
      version: read(quote, 'refillChange', 'consentVersion'),
      hash: text ? consentHash(text) : null,
    },
  );
  await patient.parts.settle();
};

const ends = async (patient: Patient): Promise<void> => {
  const id = await subscriptionOf(patient);
  await patient.otherDevice.ask(
    'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { subscriptionId } }',
    { id },
  );
  await patient.parts.settle();
};

const sendsRenewal = async (patient: Patient): Promise<void> => {
  const { renewalIntake } = await patient.ask('{ renewalIntake { responseId revision } }');
  const { responseId, revision } = Object(renewalIntake);
  await sends(patient, { responseId, revision });
};

/** What the patient does in three years, through the API alone; the other device takes over in each act. */
export const apiActs: Acts = {
  buys: (patient) => asks(patient, [WHOLE]),
  acceptsPlan: (patient) => acceptsPlan(onOtherDevice(patient)),
  checksIn,
  asksForMore: (patient) => askForMore(onOtherDevice(patient).parts),
  pauses: (patient, date) => changesRefills(patient, { kind: 'pause', date }),
  resumes: (patient) => changesRefills(patient, { kind: 'resume' }),
  answersAnnual: async (patient) => void (await answers(onOtherDevice(patient), 'startAnnualCheckIn')),
  sendsAnnual,
  moves: async (patient) => void (await moves(patient, 'TX')),
  tellsHistory: (patient) => tellsHistory(onOtherDevice(patient)),
  answersRenewal: async (patient) => void (await answers(onOtherDevice(patient), 'startRenewal')),
  sendsRenewal,
  ends,
  returns: (patient) => asks(onOtherDevice(patient), [WHOLE]),
};
