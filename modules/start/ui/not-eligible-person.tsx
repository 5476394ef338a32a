import { decisiveReasons } from '#modules/eligibility/ui.ts';
import type { NotEligiblePageQuery } from '../pages/not-eligible.generated.ts';
import { NotEligible, type NotEligibleProps } from './not-eligible.tsx';
import { stillPossible } from './otc-list.tsx';

/** Who may not be treated here at all, because of age or sex: nobody is asked for money for a visit that ended. */
export const NotEligiblePerson = ({
  page: { currentUser, startStop, catalogue },
  drugTypes,
  stoppedMoney,
  showsReasons,
  ...texts
}: Pick<NotEligibleProps, 'title' | 'lead' | 'firstHelp'> & {
  readonly page: NotEligiblePageQuery;
  /** What they may still buy. */
  readonly drugTypes: readonly string[];
  /** Said of money when the first answers ended it, before there was a visit. */
  readonly stoppedMoney?: string;
  readonly showsReasons: boolean;
}) => {
  const outcome = currentUser?.visit?.outcome;
  const hasEnded = outcome?.outcome === 'stop';
  const findings = (hasEnded ? outcome : startStop)?.findings ?? [];
  return (
    <NotEligible
      {...texts}
      signedIn={Boolean(currentUser)}
      hasVisit={Boolean(currentUser?.visit)}
      reasons={showsReasons ? decisiveReasons(findings, ['stop']) : []}
      money={
        hasEnded
          ? 'Your visit has ended. No prescription treatment is charged or shipped.'
          : startStop
            ? stoppedMoney
            : undefined
      }
      hasLetter={hasEnded || startStop !== null}
      items={stillPossible(catalogue, drugTypes)}
    />
  );
};
