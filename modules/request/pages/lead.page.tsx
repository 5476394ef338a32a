import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { FirstNameField } from '#client/ui/first-name-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { readLead } from '#modules/account/ui.ts';
import { RequestSteps } from '../ui/request-steps.tsx';
import { SaveRequestLeadDocument } from '../ui/save-request-lead.generated.ts';
import { SaveRequestTopicDocument } from '../ui/save-request-topic.generated.ts';
import { TopicField } from '../ui/topic-field.tsx';
import { RequestLeadPageDocument } from './lead.generated.ts';

export const data = pageData(RequestLeadPageDocument, () => ({}));

const none: readonly FieldProblem[] = [];
const noTopic: FieldProblem = { field: 'topic', message: 'Choose what you would like to ask about.' };

/** Where somebody begins who would rather ask a clinician than choose a product. */
export const Page = () => {
  const { currentUser, visitRequest } = usePageData(data);
  const [topic, setTopic] = useState(visitRequest.topic ?? '');
  const [firstName, setFirstName] = useState('');
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState(none);
  const saveLead = useMutation(SaveRequestLeadDocument);
  const saveTopic = useMutation(SaveRequestTopicDocument);
  const { failure } = currentUser ? saveTopic : saveLead;
  const problem = (field: string) => problems.find((one) => one.field === field)?.message;

  const send = async () => {
    const input = {
      firstName,
      email,
      phone: null,
      marketingEmails: false,
      marketingTexts: false,
      shownTexts: [],
    };
    const read = currentUser ? null : readLead(input);
    const found = [...(topic === '' ? [noTopic] : []), ...(read && !read.ok ? read.failure.fields : [])];
    setProblems(found);
    if (found.length > 0) return;
    const saved = await (currentUser ? saveTopic.run({ topic }) : saveLead.run({ input, topic }));
    if (saved?.ok) await goTo('/request/your-info');
    else if (saved) setProblems(saved.failure.fields);
  };
  return (
    <FlowLayout exitPath="/" exitLabel="Exit">
      <Stack gap={8}>
        <RequestSteps at="Concern" />
        <PageHeading
          title="Ask a clinician first"
          lead={`You do not need to choose a product. Answer a few questions, and a licensed clinician proposes a plan ${brand.replyTime}. You see its price and decide.`}
        />
        <ScriptedForm noValidate onSend={send}>
          <Stack gap={6}>
            <FormErrorSummary
              problems={problems}
              message={failure && problems.length === 0 ? failure.message : undefined}
              focus="field"
            />
            <TopicField
              topics={visitRequest.topics}
              value={topic}
              error={problem('topic')}
              onChange={(chosen) => {
                setTopic(chosen);
                setProblems((before) => before.filter(({ field }) => field !== 'topic'));
              }}
            />
            {currentUser ? (
              <p>You are signed in as {currentUser.email}.</p>
            ) : (
              <>
                <FirstNameField {...fieldProps('firstName', [firstName, setFirstName], problem)} />
                <EmailField {...fieldProps('email', [email, setEmail], problem)} />
                <p>We save your progress under this address. We do not send advertising to it.</p>
              </>
            )}
            <div>
              <Button
                type="submit"
                size="large"
                full="phone"
                pending={saveLead.pending || saveTopic.pending}
                pendingLabel="Saving"
              >
                Continue
              </Button>
            </div>
          </Stack>
        </ScriptedForm>
      </Stack>
    </FlowLayout>
  );
};
