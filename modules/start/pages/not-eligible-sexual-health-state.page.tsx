import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { usStates } from '#kernel/us-states.ts';
import { NotEligible } from '../ui/not-eligible.tsx';
import { NotifyMe } from '../ui/notify-me.tsx';
import { spraysLeft } from '../ui/otc-list.tsx';
import { sexualHealthStop } from '../ui/sexual-health-stop.ts';
import { NotEligibleSexualHealthPageDocument } from './not-eligible-sexual-health.generated.ts';

export const data = pageData(NotEligibleSexualHealthPageDocument, () => ({}));

export const Page = () => {
  const answer = usePageData(data);
  const { state, ...stop } = sexualHealthStop(answer, ['STATE']);
  const place = usStates.find(([known]) => known === state)?.[1] ?? 'your state';
  return (
    <NotEligible
      {...stop}
      title={`We cannot prescribe this in ${place} yet`}
      lead="A clinician can only treat you in a state where they are licensed, and the pharmacy needs a license too. We do not have both yet."
      instead={<NotifyMe state={state} signedIn={stop.signedIn} />}
      firstHelp={{
        who: 'A doctor or pharmacy near you',
        what: 'Any pharmacy can fill these prescriptions from a local doctor, often at a low price.',
      }}
      items={spraysLeft(answer.catalogue, [])}
    />
  );
};
