import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { specialtyEntryPages } from '#kernel/entry-pages.ts';
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
        lead="Your answers point to something that should be looked at in person first. That is no judgment of you; it is how these medicines stay safe."
        reasons={decisiveReasons(outcome.findings, ['stop', 'alternative'])}
        money="Your visit has ended. You are not charged for any prescription treatment, and none ships."
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
        title={`Your visit goes on without ${out}`}
        lead="Part of what you asked for would not be safe with what you told us. The rest of your visit goes on."
        reasons={decisiveReasons(outcome.findings, ['alternative'])}
        money={`We took it out of your request, and you do not pay for it. The clinician still looks at ${left}.`}
        primary={{
          label: `Go on with ${left}`,
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
        lead="Your answers point to something that should be looked at in person first. That is no judgment of you; it is how these medicines stay safe."
        reasons={decisiveReasons(startStop.findings, ['stop', 'alternative'])}
        money="Nothing was bought, and nothing is charged."
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
      lead="Some health conditions and medicines make a hair-loss treatment unsafe. Then we say so, charge nothing for it, and show what is left."
      items={items}
      primary={{ label: 'Take the quiz', href: specialtyEntryPages.hairLoss }}
    />
  );
};
