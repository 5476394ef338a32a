import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { usStates } from '#kernel/us-states.ts';
import { NotEligible } from '../ui/not-eligible.tsx';
import { NotifyMe } from '../ui/notify-me.tsx';
import { stillPossible } from '../ui/otc-list.tsx';
import { NotEligiblePageDocument } from './not-eligible.generated.ts';

export const data = pageData(NotEligiblePageDocument, () => ({}));

export const Page = () => {
  const { currentUser, startStop, catalogue } = usePageData(data);
  const outcome = currentUser?.visit?.outcome;
  const stopped = outcome?.outcome === 'stop';
  // The patient's state is only named when it ended their own visit.
  const code = stopped ? currentUser?.address?.state : startStop?.state;
  const place = usStates.find(([known]) => known === code)?.[1] ?? 'your state';
  return (
    <NotEligible
      signedIn={Boolean(currentUser)}
      hasVisit={Boolean(currentUser?.visit)}
      title={`We cannot prescribe in ${place} yet`}
      lead="A clinician can only treat you in a state where they are licensed, and the pharmacy needs a license too. We do not have both yet."
      money={
        stopped
          ? 'Your visit has ended. No prescription treatment is charged or shipped. If you moved or typed the wrong state, correct it in your account and start again.'
          : undefined
      }
      instead={<NotifyMe state={code ?? null} signedIn={Boolean(currentUser)} />}
      hasLetter={stopped || startStop !== null}
      firstHelp={{
        who: 'A doctor or pharmacy near you',
        what: 'Any pharmacy can fill a prescription for finasteride or ketoconazole from a local doctor, often at a low price.',
      }}
      items={stillPossible(catalogue, outcome?.removedDrugTypes ?? [])}
    />
  );
};
