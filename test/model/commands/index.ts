import fc from 'fast-check';
import { type AnswerName, hardAnswerNames } from '../answers.ts';
import { atOnce, type Command, command, dying, type Step } from '../command.ts';
import { cancelSubscription, changeAddress, moveBillingDate } from './account.ts';
import { amend, correctAtDesk } from './amend.ts';
import { checkIn } from './check-in.ts';
import { approve, askPatient, propose, refuse } from './clinician.ts';
import { answer, cancelVisit, submit } from './intake.ts';
import { move } from './move.ts';
import { type HomeState, order } from './order.ts';
import { acceptPlan, declinePlan } from './plan.ts';
import { answerRenewal, submitRenewal } from './renew.ts';
import { timePasses } from './time-passes.ts';
import {
  planned,
  renewal,
  renewalInTime,
  renewedTreatment,
  startAgain,
  stopAndWayOut,
  treatment,
  visit,
  work,
} from './together.ts';
import {
  type AlertOutcome,
  changeTreatment,
  closeAlert,
  resumeByTwo,
  type TreatmentAction,
  type TreatmentScope,
} from './treatment.ts';

/** Drugs of different groups more often than the one that is in two groups, which excludes most others. */
const prescription = fc.constantFrom(211, 211, 702, 702, 212, 212, 503);
const overTheCounter = fc.constantFrom(210, 239, 316);
const one = fc
  .oneof({ weight: 4, arbitrary: prescription }, { weight: 1, arbitrary: overTheCounter })
  .map((id) => [id]);
const cart = fc.uniqueArray(fc.oneof(prescription, prescription, overTheCounter), {
  minLength: 2,
  maxLength: 3,
});
const products = fc.oneof(one, one, cart);
const healthy = fc.constant<AnswerName>('healthy');
const answers = fc.oneof(healthy, fc.constantFrom<AnswerName>(...hardAnswerNames));
/** Versions of a draft; the last one is mostly healthy. */
const drafts = fc
  .tuple(fc.array(answers, { maxLength: 2 }), fc.oneof(healthy, healthy, answers))
  .map(([earlier, last]) => [...earlier, last]);
/** Of two visits that are open, the newer or the older. */
const back = fc.constantFrom(0, 0, 1);
/** What a clinician may prescribe in place of what was asked for. */
const plan = fc.uniqueArray(prescription, { minLength: 1, maxLength: 2 });
const refills = fc.constantFrom(null, null, 1, 2);
const acknowledges = fc.boolean();

const stops = fc.constantFrom<AnswerName>(...hardAnswerNames);
const scope = fc.constantFrom<TreatmentScope>(
  'everything',
  'the line',
  'the first prescription',
  'the last prescription',
);
const states = fc.constantFrom<HomeState>('NY', 'TX', 'TX', 'AK');
const moved = fc.oneof(healthy, answers);
const by = fc.constantFrom('clinician' as const, 'colleague' as const);

/** What is asked for, and what a clinician proposes instead, about which the same questions are asked. */
const plans: readonly (readonly [readonly number[], readonly number[]])[] = [
  [[211], [211, 212]],
  [[702], [702, 212]],
  [[503], [211]],
  [[503], [503, 212]],
  [[503], [211, 212]],
];

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
const emergencies = fc.constantFrom<AnswerName>('chest pain', 'self-harm');

const treated = fc.tuple(products, refills).map(([ids, fills]) => treatment(ids, fills));

/** What may happen on two devices at the same instant, where the product must let only one of them win. */
const pairs: readonly (readonly [Step, Step])[] = [
  [submit, submit],
  [approve(), approve()],
  [approve(), cancelVisit],
  [approve(), refuse()],
  [approve(), changeAddress('TX')],
  [acceptPlan, acceptPlan],
  [acceptPlan, cancelVisit],
  [cancelSubscription(), work],
  [changeTreatment('holds'), work],
  [changeTreatment('resumes'), changeTreatment('resumes', { by: 'colleague' })],
  [changeTreatment('discontinues'), changeTreatment('resumes')],
  [amend('cancer treatment'), work],
  [submitRenewal, submitRenewal],
];

/** Each as often as its number says. */
const weighted: readonly (readonly [number, fc.Arbitrary<Step>])[] = [
  [2, treated],
  [1, one.map((ids) => treatment(ids))],
  [
    1,
    fc
      .tuple(products, fc.constantFrom(1, 1, 2), fc.boolean())
      .map(([ids, devices, again]) => order(ids, devices, again)),
  ],
  [2, fc.tuple(products, drafts).map(([ids, versions]) => visit(ids, versions))],
  [1, fc.tuple(one, drafts).map(([ids, versions]) => visit(ids, versions))],
  [2, fc.tuple(one, stops, acknowledges).map(([ids, stop, reads]) => startAgain(ids, stop, reads))],
  [1, answers.map(answer)],
  [1, fc.constant(submit)],
  [1, fc.constant(cancelVisit)],
  [1, fc.record({ back, acknowledges, refills }).map(approve)],
  [1, fc.tuple(plan, fc.record({ back, acknowledges })).map(([ids, how]) => propose(ids, how))],
  [1, back.map(refuse)],
  [1, back.map(askPatient)],
  [
    2,
    fc
      .tuple(
        fc.constantFrom<TreatmentAction>('holds', 'holds', 'resumes', 'resumes', 'discontinues'),
        fc.record({ back, scope, by }),
      )
      .map(([action, how]) => changeTreatment(action, how)),
  ],
  [1, fc.constant(resumeByTwo)],
  [2, fc.tuple(stops, fc.constantFrom(...waysOut)).map(([name, steps]) => stopAndWayOut(name, steps))],
  [
    2,
    fc
      .tuple(emergencies, fc.constantFrom(...waysOutOfEmergency))
      .map(([name, steps]) => stopAndWayOut(name, steps)),
  ],
  [
    2,
    fc
      .tuple(fc.constantFrom(...plans), fc.constantFrom(acceptPlan, acceptPlan, declinePlan))
      .map(([[ids, other], reply]) => planned(ids, other, reply)),
  ],
  [
    1,
    fc
      .tuple(
        back,
        fc.constantFrom<AlertOutcome>(
          'spoke_with_patient',
          'sent_to_emergency_care',
          'could_not_reach',
          'not_an_emergency',
        ),
      )
      .map(([which, outcome]) => closeAlert(which, outcome)),
  ],
  [2, fc.constant(acceptPlan)],
  [1, fc.constant(declinePlan)],
  [2, fc.tuple(answers, back).map(([name, which]) => amend(name, which))],
  [1, fc.tuple(answers, back).map(([name, which]) => correctAtDesk(name, which))],
  [1, fc.constant(renewal)],
  [
    2,
    fc
      .tuple(fc.oneof(healthy, answers), fc.integer({ min: 30, max: 90 }))
      .map(([name, days]) => renewalInTime(name, days)),
  ],
  [3, fc.oneof(healthy, answers).map(checkIn)],
  [1, answers.map(answerRenewal)],
  [1, fc.constant(submitRenewal)],
  [1, back.map(cancelSubscription)],
  [1, fc.tuple(fc.integer({ min: 1, max: 120 }), back).map(([days, which]) => moveBillingDate(days, which))],
  [1, states.map(changeAddress)],
  [2, fc.tuple(states, moved).map(([state, name]) => move(state, name))],
  [
    1,
    fc
      .tuple(one, fc.oneof(healthy, answers), fc.integer({ min: 60, max: 75 }))
      .map(([ids, name, days]) => renewedTreatment(ids, name, days)),
  ],
  [1, fc.constantFrom(...pairs).map(([first, second]) => atOnce(first, second))],
  [1, fc.integer({ min: 1, max: 45 }).map(timePasses)],
  [2, fc.constant(timePasses(45))],
];

/** Where the process dies in a step, now and then; most steps have fewer points than the longest. */
const death = fc.oneof(
  { weight: 14, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 100 }) },
);

const maybeDying = (step: fc.Arbitrary<Step>): fc.Arbitrary<Command> =>
  fc.tuple(step, death).map(([alive, points]) => command(points === null ? alive : dying(alive, points)));

/** How a history begins: most patients are treated with something first. */
export const beginnings: fc.Arbitrary<Command> = maybeDying(
  fc.oneof(
    treated,
    one.map((ids) => treatment(ids, 1)),
    fc.tuple(products, fc.constantFrom(1, 2)).map(([ids, devices]) => order(ids, devices)),
  ),
);

export const commands: fc.Arbitrary<Command>[] = weighted.flatMap(([weight, step]) =>
  Array.from({ length: weight }, () => maybeDying(step)),
);
