import fc from 'fast-check';
import { type AnswerName, hardAnswerNames } from '../answers.ts';
import { type Command, command, dying, type Step } from '../command.ts';
import { productIds } from '../drugs.ts';
import { cancelSubscription, changeAddress, moveBillingDate } from './account.ts';
import { amend } from './amend.ts';
import {
  approve,
  askPatient,
  changeTreatment,
  closeAlert,
  propose,
  refuse,
  type TreatmentAction,
} from './clinician.ts';
import { answer, cancelVisit, submit } from './intake.ts';
import { order } from './order.ts';
import { acceptPlan, declinePlan } from './plan.ts';
import { answerRenewal, submitRenewal } from './renew.ts';
import { timePasses } from './time-passes.ts';
import { renewal, treatment, visit } from './together.ts';

const cart = fc.uniqueArray(fc.constantFrom(...productIds), { minLength: 1, maxLength: 3 });
const one = fc.constantFrom(...productIds).map((id) => [id]);
const products = fc.oneof(one, one, cart);
const healthy = fc.constant<AnswerName>('healthy');
const answers = fc.oneof(healthy, fc.constantFrom<AnswerName>(...hardAnswerNames));
/** Versions of a draft; the last one is mostly healthy. */
const drafts = fc
  .tuple(fc.array(answers, { maxLength: 2 }), fc.oneof(healthy, healthy, answers))
  .map(([earlier, last]) => [...earlier, last]);
/** Of two visits that are open, the newer or the older. */
const back = fc.constantFrom(0, 0, 1);
const refills = fc.constantFrom(null, null, 1, 2);
const acknowledges = fc.boolean();

/** Each as often as it stands here. */
const steps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(products, refills).map(([ids, fills]) => treatment(ids, fills)),
  one.map((ids) => treatment(ids)),
  fc.tuple(products, fc.constantFrom(1, 1, 2)).map(([ids, devices]) => order(ids, devices)),
  fc.tuple(products, drafts).map(([ids, versions]) => visit(ids, versions)),
  fc.tuple(products, drafts).map(([ids, versions]) => visit(ids, versions)),
  fc.tuple(one, drafts).map(([ids, versions]) => visit(ids, versions)),
  answers.map(answer),
  fc.constant(submit),
  fc.constant(cancelVisit),
  fc.record({ back, acknowledges, refills }).map(approve),
  fc.record({ back, acknowledges, refills }).map(approve),
  fc.tuple(products, fc.record({ back, acknowledges })).map(([ids, how]) => propose(ids, how)),
  back.map(refuse),
  back.map(askPatient),
  fc
    .tuple(fc.constantFrom<TreatmentAction>('holds', 'resumes', 'resumes', 'discontinues'), back)
    .map(([action, which]) => changeTreatment(action, which)),
  back.map(closeAlert),
  fc.constant(acceptPlan),
  fc.constant(acceptPlan),
  fc.constant(declinePlan),
  fc.tuple(answers, back).map(([name, visit]) => amend(name, visit)),
  fc.constant(renewal),
  answers.map(answerRenewal),
  fc.constant(submitRenewal),
  back.map(cancelSubscription),
  fc.tuple(fc.integer({ min: 1, max: 120 }), back).map(([days, which]) => moveBillingDate(days, which)),
  fc.constantFrom('NY' as const, 'TX' as const).map(changeAddress),
  fc.integer({ min: 1, max: 45 }).map(timePasses),
  fc.integer({ min: 1, max: 45 }).map(timePasses),
  fc.constant(timePasses(45)),
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
    fc.tuple(products, refills).map(([ids, fills]) => treatment(ids, fills)),
    one.map((ids) => treatment(ids)),
    fc.tuple(products, fc.constantFrom(1, 2)).map(([ids, devices]) => order(ids, devices)),
  ),
);

export const commands: fc.Arbitrary<Command>[] = steps.map(maybeDying);
