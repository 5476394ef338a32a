import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { brand } from '#config/brand.ts';
import { SendPreparedMessageDocument } from './send-prepared-message.generated.ts';

const MESSAGE_LIMIT = 4_000;

/** A message that is written already: the patient changes it as they like and sends it to their clinician. */
export const PreparedMessageForm = ({ text }: { readonly text: string }) => {
  const link = useLink();
  const [body, setBody] = useState(text);
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const sending = useMutation(SendPreparedMessageDocument);
  if (isSent)
    return (
      <Stack gap={6}>
        <Notice tone="success" title="Your message is sent">
          Your care team replies {brand.replyTime}. We will email you when there is an answer. The email does
          not say what it is.
        </Notice>
        <div>
          <LinkButton full="phone" href={link('/messages')}>
            Go to your messages
          </LinkButton>
        </div>
      </Stack>
    );
  const send = async () => {
    const isEmpty = body.trim() === '';
    setProblem(isEmpty ? 'Please write what it is about.' : undefined);
    if (isEmpty) {
      document.getElementById('field-body')?.focus();
      return;
    }
    const result = await sending.run({ body: body.trim() });
    setSent(result?.ok === true);
  };
  return (
    <ScriptedForm noValidate onSend={send}>
      <Stack gap={4}>
        {sending.failure && sending.failure.fields.length === 0 ? (
          <Notice tone="danger">{sending.failure.message}</Notice>
        ) : null}
        <CountedTextArea
          name="body"
          label="Your message"
          rows={10}
          limit={MESSAGE_LIMIT}
          value={body}
          error={problem ?? sending.problem('body')}
          onChange={setBody}
        />
        <div>
          <Button type="submit" full="phone" pending={sending.pending} pendingLabel="Sending your message">
            Send to your care team
          </Button>
        </div>
      </Stack>
    </ScriptedForm>
  );
};
