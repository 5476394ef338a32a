import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { hearAboutUsChoices } from '../domain/hear-about-us.ts';
import { SaveHearAboutUsDocument } from './save-hear-about-us.generated.ts';

const options = hearAboutUsChoices.map(([value, label]) => ({ value, label }));

/** Asks once how the patient heard about us; optional, and nothing depends on it. */
export const HearAboutUs = ({ answered }: { readonly answered: boolean }) => {
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const [saved, setSaved] = useState(false);
  const save = useMutation(SaveHearAboutUsDocument);
  if (answered && !saved) return null;

  const send = async () => {
    setMissing(answer === '');
    if (answer === '') return;
    const result = await save.run({ answer });
    if (result?.ok) setSaved(true);
  };

  return (
    <section aria-labelledby="hear-about-us">
      <Stack gap={4}>
        <h2 id="hear-about-us">One optional question</h2>
        {saved ? (
          <p role="status">Thank you for telling us.</p>
        ) : (
          <ScriptedForm noValidate onSend={send}>
            <Stack gap={4}>
              <SelectField
                name="answer"
                label="How did you hear about us?"
                placeholder="Choose"
                options={options}
                value={answer}
                onChange={setAnswer}
                error={
                  missing && answer === '' ? 'Please choose one of the answers.' : save.problem('answer')
                }
              />
              {save.failure && save.failure.fields.length === 0 ? (
                <Notice tone="danger">{save.failure.message}</Notice>
              ) : null}
              <Cluster gap={3}>
                <Button type="submit" variant="secondary" pending={save.pending} pendingLabel="Saving">
                  Send
                </Button>
              </Cluster>
            </Stack>
          </ScriptedForm>
        )}
      </Stack>
    </section>
  );
};
