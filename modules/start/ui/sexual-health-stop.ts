import { decisiveReasons, sexualHealthHelp } from '#modules/eligibility/ui.ts';
import type { NotEligibleSexualHealthPageQuery } from '../pages/not-eligible-sexual-health.generated.ts';
import type { NotEligibleProps } from './not-eligible.tsx';

type Common = Pick<NotEligibleProps, 'signedIn' | 'hasVisit' | 'reasons' | 'money' | 'hasLetter' | 'helpers'>;

/** Why a visit about sexual health, or the questions before one, ended: as its pages show it. */
export const sexualHealthStop = (
  { currentUser, startStop }: NotEligibleSexualHealthPageQuery,
  ruleIds: readonly string[],
): Common & { readonly state: string | null } => {
  const outcome = currentUser?.visit?.outcome;
  const hasEnded = outcome?.outcome === 'stop';
  const findings = (hasEnded ? outcome.findings : (startStop?.findings ?? [])).filter(({ ruleId }) =>
    ruleIds.includes(ruleId),
  );
  return {
    signedIn: Boolean(currentUser),
    hasVisit: Boolean(currentUser?.visit),
    reasons: decisiveReasons(findings, ['stop']),
    money: hasEnded
      ? 'Your visit has ended. No prescription treatment is charged or shipped.'
      : startStop
        ? 'You bought nothing, and nothing is charged.'
        : undefined,
    hasLetter: hasEnded || startStop !== null,
    helpers: sexualHealthHelp,
    // The patient's state is only named when it ended their own visit.
    state: (hasEnded ? currentUser?.address?.state : startStop?.state) ?? null,
  };
};
