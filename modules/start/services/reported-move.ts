import { stateName } from '#kernel/us-states.ts';
import { type PackageUnderWay, relocationPort, stateRule, stoppingAdvice } from '#modules/billing/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { QuizOwner } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { answered, newestOf, textOf } from './answers.ts';

/** What the patient reads about a prescription that waits because they moved. */
const whyItWaits = (state: string): string =>
  stateRule(state).prescriptions
    ? `It was prescribed where you lived before. A clinician licensed in ${stateName(state)} has to take over first; nothing is sent or charged until then.`
    : `We cannot prescribe in ${stateName(state)} yet. Nothing is sent or charged.`;

const packageText = ({ number, city, state, hasShipped }: PackageUnderWay): string =>
  hasShipped
    ? `Order ${number} is on its way to ${city}, ${stateName(state)}. Ask the carrier to forward it, or tell us if it does not reach you.`
    : `The pharmacy has order ${number} and sends it to ${city}, ${stateName(state)}. You can ask to stop it as long as it has not shipped.`;

/**
 * The effects of the patient's last move, as they read them. Null when none was reported. Three SQL statements and a
 * JSON read.
 */
export const reportedMove = async (scope: Scope, owner: QuizOwner) => {
  const [underWay, responses] = await Promise.all([
    // Requested immediately, so that it is read together with other order data of the page.
    'userId' in owner ? scope.use(relocationPort).packagesUnderWay(owner.userId) : [],
    answered(scope, owner, ['refill-out-of-state', 'oos-medical-history']),
  ]);
  const move = newestOf(responses, 'refill-out-of-state');
  if (move?.status !== 'completed') return null;
  const state = textOf(move.content.new_state);
  const told = {
    state,
    movedOn: textOf(move.content.moved_on) || null,
    served: stateRule(state).prescriptions,
  };
  if (!('userId' in owner)) return { ...told, sentAt: null, waiting: [], advice: [], packages: [] };
  const { userId } = owner;
  const [open, prescriptions] = await Promise.all([
    scope.use(consultationPort).openRenewal(userId),
    scope.use(prescriptionPort).prescriptions(userId),
  ]);
  const waiting = prescriptions.filter(({ waitsForMove }) => waitsForMove);
  return {
    ...told,
    sentAt: open?.submittedAt ?? null,
    waiting: waiting.map(({ id, name }) => ({ id, name, why: whyItWaits(state) })),
    advice: stoppingAdvice(waiting.map(({ drugType }) => drugType)),
    packages: underWay
      .filter((one) => one.state !== state)
      .map((one) => ({ id: one.orderId, text: packageText(one) })),
  };
};
