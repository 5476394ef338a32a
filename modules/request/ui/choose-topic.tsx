import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { RequestConsultationPageQuery } from '../pages/consultation.generated.ts';
import { BeginRequestDocument } from './begin-request.generated.ts';
import { ProcedureForm } from './procedure-form.tsx';
import { RequestSteps } from './request-steps.tsx';
import { SaveRequestTopicDocument } from './save-request-topic.generated.ts';
import { TopicField } from './topic-field.tsx';

type Request = RequestConsultationPageQuery['visitRequest'];

/** What the visit is about; a procedure has a form of its own and no medical questions. */
export const ChooseTopic = ({ request }: { readonly request: Request }) => {
  const [topic, setTopic] = useState(request.topic ?? '');
  const [missing, setMissing] = useState(false);
  const begin = useMutation(BeginRequestDocument);
  const save = useMutation(SaveRequestTopicDocument);

  const send = async () => {
    setMissing(topic === '');
    if (topic === '') return;
    const begun = await begin.run({ topic });
    if (begun?.ok) return refreshPage();
    // The questions about the person come first; which ones depends on the topic.
    if (begun?.failure.message.includes('yourself')) {
      const saved = await save.run({ topic });
      if (saved?.ok) await goTo('/request/your-info');
    }
  };
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Exit">
      <Stack gap={8}>
        <RequestSteps at="Questions" />
        <PageHeading
          title="What is your visit about?"
          lead="This decides which questions we ask. You do not choose a product: the clinician proposes one, and you decide whether to accept it."
        />
        {begin.failure ? <Notice tone="danger">{begin.failure.message}</Notice> : null}
        <ScriptedForm noValidate onSend={send}>
          <Stack gap={6}>
            <TopicField
              topics={request.topics}
              value={topic}
              error={missing && topic === '' ? 'Choose what you would like to ask about.' : undefined}
              onChange={setTopic}
            />
            {topic === 'procedure' ? null : (
              <div>
                <Button
                  type="submit"
                  size="large"
                  full="phone"
                  pending={begin.pending}
                  pendingLabel="Opening your questions"
                >
                  Go to the questions
                </Button>
              </div>
            )}
          </Stack>
        </ScriptedForm>
        {topic === 'procedure' ? <ProcedureForm request={request} /> : null}
      </Stack>
    </FlowLayout>
  );
};
