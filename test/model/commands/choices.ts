import fc from 'fast-check';
import { type AnswerName, hairAnswerNames, sexualHealthAnswerNames } from '../answers.ts';
import type { Step } from '../command.ts';
import { bookCall, called, settleCall } from './call.ts';
import type { HomeState } from './order.ts';
import { acceptPlan, declinePlan } from './plan.ts';
import { changedDose, planned, steppedUp, stopAndWayOut, treatedUntilStop } from './together.ts';
import { changeTreatment, closeAlert, resumeByTwo, type TreatmentScope } from './treatment.ts';

/** Drugs of different groups more often than the one that is in two groups, which excludes most others. */
const hairPrescription = fc.constantFrom(211, 211, 702, 702, 212, 212, 503);
/** Erection medicine as needed and daily, and an antidepressant for early ejaculation. */
const sexualHealthPrescription = fc.constantFrom(1010, 1037, 1030, 1303);
export const prescription = fc.oneof(
  { weight: 3, arbitrary: hairPrescription },
  { weight: 2, arbitrary: sexualHealthPrescription },
);
const overTheCounter = fc.constantFrom(210, 239, 353, 316);
export const one = fc
  .oneof({ weight: 4, arbitrary: prescription }, { weight: 1, arbitrary: overTheCounter })
  .map((id) => [id]);
const cart = fc.uniqueArray(fc.oneof(prescription, prescription, overTheCounter), {
  minLength: 2,
  maxLength: 3,
});
export const products = fc.oneof(one, one, cart);

const healthy = fc.constant<AnswerName>('healthy');
export const stops = fc.oneof(
  fc.constantFrom<AnswerName>(...hairAnswerNames),
  fc.constantFrom<AnswerName>(...sexualHealthAnswerNames),
);
export const answers = fc.oneof(healthy, stops);
export const mostlyHealthy = fc.oneof(healthy, answers);
const emergencies = fc.constantFrom<AnswerName>('chest pain', 'self-harm', 'an erection over four hours');
/** Versions of a draft; the last one is mostly healthy. */
export const drafts = fc
  .tuple(fc.array(answers, { maxLength: 2 }), fc.oneof(healthy, healthy, answers))
  .map(([earlier, last]) => [...earlier, last]);

/** Of two visits that are open, the newer or the older. */
export const back = fc.constantFrom(0, 0, 1);
/** What a clinician may prescribe instead of the request. */
export const plan = fc.uniqueArray(
  fc.oneof(
    { weight: 4, arbitrary: prescription },
    { weight: 1, arbitrary: fc.constantFrom(701, 1017, 1036) },
  ),
  { minLength: 1, maxLength: 2 },
);
export const refills = fc.constantFrom(null, null, 1, 2);
export const scope = fc.constantFrom<TreatmentScope>(
  'everything',
  'the line',
  'the first prescription',
  'the last prescription',
);
export const states = fc.constantFrom<HomeState>('NY', 'TX', 'TX', 'NM', 'AK');
export const by = fc.constantFrom('clinician' as const, 'colleague' as const);
export const closing = fc.constantFrom('continue' as const, 'hold' as const, 'discontinue' as const);

/** What is asked for, and what a clinician proposes instead, about which the same questions are asked. */
const plans: readonly (readonly [readonly number[], readonly number[]])[] = [
  [[211], [211, 212]],
  [[702], [702, 212]],
  [[702], [701]],
  [[503], [211]],
  [[503], [503, 212]],
  [[503], [211, 212]],
  [[1010], [1037]],
  [[1037], [1030]],
];
export const proposals = fc
  .tuple(fc.constantFrom(...plans), fc.constantFrom(acceptPlan, acceptPlan, declinePlan))
  .map(([[ids, other], reply]) => planned(ids, other, reply));

/** The product taken, the wish, the product that it leads to. */
export const doseChanges = fc.constantFrom(
  changedDose(702, 'down', 701, { line: 'hair_loss_care', days: 20 }),
  changedDose(1010, 'up', 1017, { line: 'erectile_dysfunction', days: 20 }),
  changedDose(1030, 'up', 1036, { line: 'erectile_dysfunction', days: 20 }),
  steppedUp(90),
);

/** What clinicians do about a stop that came while the patient is treated, and about an emergency. */
const waysOut: readonly (readonly Step[])[] = [
  [changeTreatment('resumes')],
  [resumeByTwo],
  [changeTreatment('discontinues')],
  [],
];
const waysOutOfEmergency: readonly (readonly Step[])[] = [
  [closeAlert()],
  [closeAlert(0, 'could_not_reach')],
  [closeAlert(0, 'not_an_emergency'), resumeByTwo],
  [resumeByTwo],
  [],
];
/** What is taken, and what ends it. */
const stopped: readonly (readonly [number, AnswerName])[] = [
  [1303, 'bipolar disorder'],
  [1303, 'an MAOI'],
  [1303, 'depression'],
  [1010, 'nitrates'],
  [1037, 'poppers'],
  [1030, 'very high blood pressure'],
];
export const reportedStops = fc.oneof(
  fc
    .tuple(fc.constantFrom(...stopped), fc.constantFrom(...waysOut))
    .map(([[id, name], steps]) => treatedUntilStop([id], name, steps)),
  fc.tuple(stops, fc.constantFrom(...waysOut)).map(([name, steps]) => stopAndWayOut(name, steps)),
  fc
    .tuple(emergencies, fc.constantFrom(...waysOutOfEmergency))
    .map(([name, steps]) => stopAndWayOut(name, steps)),
);

/** What comes between a visit that waits for a call and the clinician's decision. */
export const calls = fc.constantFrom<readonly Step[]>(
  [],
  [bookCall],
  [bookCall, settleCall('misses')],
  [settleCall('waives')],
  [called],
);
