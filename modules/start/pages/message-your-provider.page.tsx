import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { InPerson, sexualHealthHelp } from '#modules/eligibility/ui.ts';
import { parseAnswers } from '#modules/quiz/ui.ts';
import { preparedMessage } from '../domain/prepared-message.ts';
import { AskCareTeam } from '../ui/ask-care-team.tsx';
import { PreparedMessageForm } from '../ui/prepared-message-form.tsx';
import { MessageYourProviderPageDocument } from './message-your-provider.generated.ts';

export const data = pageData(MessageYourProviderPageDocument, () => ({}));

/** Who has never been in a visit has nobody to write to. */
const NobodyToWriteTo = () => {
  const link = useLink();
  return (
    <Stack gap={10}>
      <PageHeading
        title="This is not something we treat online"
        lead="We treat trouble with erections and finishing too soon. For anything else, please see a clinician in person. You bought nothing, and nothing is charged."
      />
      <InPerson helpers={sexualHealthHelp} />
      <AskCareTeam />
      <p>
        Is it one of these two after all?{' '}
        <a href={link(specialtyEntryPages.sexualHealth)}>Change your answers</a>.
      </p>
    </Stack>
  );
};

export const Page = () => {
  const { currentUser, startFlow } = usePageData(data);
  const name = currentUser?.care.clinician?.name ?? 'your care team';
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      {currentUser?.visit ? (
        <Stack gap={6}>
          <PageHeading
            title="Write to your clinician"
            lead={`You do not need a second visit for this. We prepared a message to ${name}: change it as you like. You will get a reply ${brand.replyTime}.`}
          />
          <p>
            Not for emergencies. Call <a href="tel:911">911</a> if you are in danger, or call or text{' '}
            <a href="tel:988">988</a> if you are thinking of hurting yourself.
          </p>
          <PreparedMessageForm text={preparedMessage(parseAnswers(startFlow.answers))} />
        </Stack>
      ) : (
        <NobodyToWriteTo />
      )}
    </FlowLayout>
  );
};
