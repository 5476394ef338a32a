import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import { decisiveReasons, Emergency, sexualHealthHelp } from '#modules/eligibility/ui.ts';
import { NotEligible } from '../ui/not-eligible.tsx';
import { spraysLeft, stillPossible } from '../ui/otc-list.tsx';
import { NotEligiblePageDocument } from './not-eligible.generated.ts';

export const data = pageData(NotEligiblePageDocument, () => ({}));

const namesOf = (names: readonly string[]): string => joinWithAnd([...new Set(names)]);

export const Page = () => {
  const { currentUser, startStop, catalogue } = usePageData(data);
  const visit = currentUser?.visit;
  const outcome = visit?.outcome;
  const signedIn = Boolean(currentUser);

  if (outcome?.outcome === 'emergency')
    return (
      <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
        <Emergency ruleIds={outcome.findings.map(({ ruleId }) => ruleId)} />
      </FlowLayout>
    );

  const removed = outcome?.removedDrugTypes ?? [];
  const isSexualHealth = catalogue.some(
    ({ drugType, serviceLine }) => removed.includes(drugType) && serviceLine !== 'hair_loss_care',
  );
  const items = isSexualHealth ? spraysLeft(catalogue, removed) : stillPossible(catalogue, removed);
  const helpers = isSexualHealth ? sexualHealthHelp : undefined;
  // Excluded drugs are no longer among the requested products, so their names come from the catalog.
  const out = namesOf(
    removed.flatMap((drug) => catalogue.find((item) => item.drugType === drug)?.title ?? []),
  );
  const left = namesOf(
    (visit?.requestedProducts ?? [])
      .filter(({ drugType }) => !removed.includes(drugType))
      .map(({ publicDisplayedName }) => publicDisplayedName),
  );

  if (outcome?.outcome === 'stop' || (outcome && out && !left))
    return (
      <NotEligible
        signedIn={signedIn}
        hasVisit={Boolean(visit)}
        title="We cannot prescribe in this visit"
        lead="Your answers point to something that should be checked in person first. This is for your safety, not a judgment of you."
        reasons={decisiveReasons(outcome.findings, ['stop', 'alternative'])}
        money="Your visit has ended. No prescription treatment is charged or shipped."
        items={items}
        helpers={helpers}
        hasLetter
      />
    );
  if (outcome && out)
    return (
      <NotEligible
        signedIn={signedIn}
        hasVisit={Boolean(visit)}
        title={`Your visit continues without ${out}`}
        lead="Based on your answers, part of what you asked for would not be safe. The rest of your visit continues."
        reasons={decisiveReasons(outcome.findings, ['alternative'])}
        money={`We removed it from your request, and you do not pay for it. The clinician still reviews ${left}.`}
        primary={{
          label: `Continue with ${left}`,
          href: isSexualHealth ? '/dashboard' : '/consultation/photo-upload',
        }}
        items={items}
        helpers={helpers}
        hasLetter
      />
    );
  if (!outcome && startStop)
    return (
      <NotEligible
        signedIn={signedIn}
        hasVisit={Boolean(visit)}
        title="We cannot prescribe to you online"
        lead="Your answers point to something that should be checked in person first. This is for your safety, not a judgment of you."
        reasons={decisiveReasons(startStop.findings, ['stop', 'alternative'])}
        money="You bought nothing, and nothing is charged."
        items={items}
        helpers={helpers}
        hasLetter
      />
    );
  return (
    <NotEligible
      signedIn={signedIn}
      hasVisit={Boolean(visit)}
      title="When a treatment is not right for you"
      lead="Some health conditions and medicines make a hair-loss treatment unsafe. If so, we tell you, do not charge you for it, and show your other options."
      items={items}
      primary={{ label: 'Take the quiz', href: specialtyEntryPages.hairLoss }}
    />
  );
};
