import fc from 'fast-check';
import type { HardAnswerName } from '../answers.ts';
import { atOnce, type Command, command, dying, type Step } from '../command.ts';
import { cancelSubscription, changeAddress, moveBillingDate } from './account.ts';
import { amend, correctAtDesk } from './amend.ts';
import { adults, birthDates, changeBirthDate } from './birth-date.ts';
import { askForCall, bookCall, type CallOutcome, settleCall } from './call.ts';
import { checkIn, closeCheckIn } from './check-in.ts';
import {
  answers,
  back,
  by,
  calls,
  closing,
  doseChanges,
  drafts,
  mostlyHealthy,
  one,
  plan,
  prescription,
  products,
  proposals,
  refills,
  reportedStops,
  scope,
  states,
  stops,
} from './choices.ts';
import { approve, askPatient, propose, refuse } from './clinician.ts';
import { askForDose, openChange } from './dose-change.ts';
import { agreeToWarning, answer, cancelVisit, submit } from './intake.ts';
import { move } from './move.ts';
import { order } from './order.ts';
import { acceptPlan, declinePlan } from './plan.ts';
import { answerRenewal, submitRenewal } from './renew.ts';
import { replaceParcel } from './replace-parcel.ts';
import { resolveStops } from './resolve-stops.ts';
import { type AccountDecision, secondAccount } from './second-account.ts';
import { timePasses } from './time-passes.ts';
import {
  cancellationTakenBack,
  checkedTreatment,
  renewal,
  renewalInTime,
  renewedTreatment,
  startAgain,
  toldInAnotherVisit,
  treatment,
  treatmentAfterCall,
  visit,
  work,
} from './together.ts';
import {
  type AlertOutcome,
  changeTreatment,
  closeAlert,
  resumeByTwo,
  type TreatmentAction,
} from './treatment.ts';
import { undoCancellation } from './undo.ts';

const acknowledges = fc.boolean();
const treated = fc.tuple(products, refills).map(([ids, fills]) => treatment(ids, fills));

/** What may happen on two devices at the same instant, where the product must let only one of them win. */
const pairs: readonly (readonly [Step, Step])[] = [
  [submit, submit],
  [approve(), approve()],
  [approve(), cancelVisit],
  [approve(), refuse()],
  [approve(), changeAddress('TX')],
  [approve(), askForCall()],
  [acceptPlan, acceptPlan],
  [acceptPlan, cancelVisit],
  [bookCall, bookCall],
  [cancelSubscription(), work],
  [changeTreatment('holds'), work],
  [changeTreatment('resumes'), changeTreatment('resumes', { by: 'colleague' })],
  [changeTreatment('discontinues'), changeTreatment('resumes')],
  [amend('cancer treatment'), work],
  [amend('nitrates'), work],
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
  [1, answers.map((name) => answer(name))],
  [1, fc.constantFrom(submit, submit, agreeToWarning)],
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
  [4, reportedStops],
  [2, proposals],
  [2, doseChanges],
  [
    1,
    fc
      .tuple(
        fc.constantFrom('up' as const, 'down' as const, 'stop' as const, 'stay' as const),
        fc.constantFrom('hair_loss_care', 'erectile_dysfunction', 'premature_ejaculation'),
      )
      .map(([wish, line]) => askForDose(wish, line)),
  ],
  [1, fc.tuple(plan, fc.boolean(), back).map(([ids, asks, which]) => openChange(ids, asks, which))],
  [2, fc.tuple(prescription, prescription, stops).map(([a, b, name]) => toldInAnotherVisit([a], [b], name))],
  [2, fc.tuple(one, calls).map(([ids, steps]) => treatmentAfterCall(ids, steps))],
  [
    1,
    fc
      .tuple(fc.constantFrom<CallOutcome>('completes', 'misses', 'waives'), back)
      .map(([outcome, which]) => settleCall(outcome, which)),
  ],
  [1, fc.oneof(fc.constant(bookCall), back.map(askForCall))],
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
      .tuple(mostlyHealthy, fc.integer({ min: 30, max: 90 }))
      .map(([name, days]) => renewalInTime(name, days)),
  ],
  [2, mostlyHealthy.map(checkIn)],
  [1, fc.tuple(closing, back).map(([outcome, which]) => closeCheckIn(outcome, which))],
  [
    2,
    fc
      .tuple(prescription, mostlyHealthy, closing)
      .map(([id, name, outcome]) => checkedTreatment([id], name, outcome)),
  ],
  [1, answers.map(answerRenewal)],
  [1, fc.constant(replaceParcel)],
  [1, fc.constant(submitRenewal)],
  [1, back.map(cancelSubscription)],
  [1, back.map(undoCancellation)],
  [1, prescription.map((id) => cancellationTakenBack([id]))],
  [1, fc.constantFrom(...birthDates, ...adults).map(changeBirthDate)],
  [1, fc.tuple(fc.boolean(), back).map(([confirms, which]) => resolveStops(confirms, which))],
  [
    1,
    fc
      .tuple(
        fc.constantFrom<HardAnswerName>('chest pain', 'cancer treatment', 'patchy hair loss'),
        fc.constantFrom<AccountDecision>('merge', 'merge', 'dismiss', 'none'),
      )
      .map(([name, decision]) => secondAccount(name, decision)),
  ],
  [1, fc.tuple(fc.integer({ min: 1, max: 120 }), back).map(([days, which]) => moveBillingDate(days, which))],
  [1, states.map(changeAddress)],
  [2, fc.tuple(states, mostlyHealthy).map(([state, name]) => move(state, name))],
  [
    1,
    fc
      .tuple(one, mostlyHealthy, fc.integer({ min: 60, max: 75 }))
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
