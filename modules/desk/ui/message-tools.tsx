import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { toast } from '#client/ui/toast.tsx';
import { AddFile, Files, type MessageFile, subjectLabel, useFiles } from '#modules/message/ui.ts';
import type { DeskDetail } from './decision-view.ts';
import { DeskMessagingDocument, type DeskMessagingQuery } from './desk-messaging.generated.ts';
import { MESSAGE_FIELD } from './element-ids.ts';
import { firstMark, subjectsOf, waitsForReply, withText } from './message-view.ts';
import { DeskNoReplyNeededDocument } from './no-reply-needed.generated.ts';
import { DeskRemoveMessageFileDocument } from './remove-message-file.generated.ts';
import { DeskSaveMessageDraftDocument } from './save-message-draft.generated.ts';

export interface MessageToolsProps {
  readonly detail: Pick<DeskDetail, 'case' | 'messages'>;
  readonly body: string;
  readonly onBody: (body: string) => void;
  readonly subject: string;
  readonly onSubject: (subject: string) => void;
  readonly files: readonly MessageFile[];
  readonly onFiles: Dispatch<SetStateAction<readonly MessageFile[]>>;
}

/** ms without typing after which a draft is saved. */
const SAVE_AFTER_MS = 1_500;

/** Focuses the message and selects its first placeholder. */
const focusMark = (body: string): void => {
  const field = document.getElementById(MESSAGE_FIELD);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  const [from, to] = firstMark(body) ?? [body.length, body.length];
  field.setSelectionRange(from, to);
};

type Messaging = DeskMessagingQuery['deskMessaging'];

/** Loads the texts and the drafts once, and saves drafts on the server. */
const useMessaging = ({ detail, body, onBody, subject, onFiles }: MessageToolsProps): Messaging | null => {
  const { consultationId } = detail.case;
  const [messaging, setMessaging] = useState<Messaging | null>(null);
  const stored = useRef<string | null>(null);
  const now = useRef({ body, onBody, subject, onFiles });
  now.current = { body, onBody, subject, onFiles };

  useEffect(() => {
    void runQuery(DeskMessagingDocument, { consultationId }).then((answer) => {
      if (!answer.ok) return;
      const { drafts } = answer.value.deskMessaging;
      const draft = drafts.find((one) => one.subject === now.current.subject)?.body ?? '';
      stored.current = draft;
      if (now.current.body === '' && draft !== '') now.current.onBody(draft);
      now.current.onFiles(answer.value.deskMessaging.unsentFiles);
      setMessaging(answer.value.deskMessaging);
    });
  }, [consultationId]);

  useEffect(() => {
    if (stored.current === null || stored.current === body) return;
    const timer = setTimeout(() => {
      stored.current = body;
      void runMutation(DeskSaveMessageDraftDocument, { consultationId, subject, body });
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [consultationId, subject, body]);

  return messaging;
};

const removeUnsent = (id: string) => runMutation(DeskRemoveMessageFileDocument, { id });

/** Tools for writing: the conversation, texts to begin with, files, and “no reply needed”. */
export const MessageTools = (props: MessageToolsProps) => {
  const { detail, body, onBody, subject, onSubject, files, onFiles } = props;
  const { consultationId } = detail.case;
  const messaging = useMessaging(props);
  const closing = useMutation(DeskNoReplyNeededDocument);
  const attached = useFiles([files, onFiles], { subject, consultationId }, removeUnsent);
  const subjects = subjectsOf(detail.messages);

  const insert = (id: string) => {
    const template = messaging?.templates.find((one) => one.id === id);
    if (!template) return;
    const written = withText(body, template.body);
    onBody(written);
    requestAnimationFrame(() => focusMark(written));
  };
  const close = async () => {
    const done = await closing.run({ consultationId });
    if (!done?.ok) return;
    toast('Marked: no reply needed.');
    await refreshPage();
  };

  return (
    <>
      {subjects.length > 1 ? (
        <SelectField
          name="subject"
          label="Conversation"
          options={subjects.map((value) => ({ value, label: subjectLabel(value) }))}
          value={subject}
          onChange={onSubject}
        />
      ) : null}
      <SelectField
        name="template"
        label="Insert a text"
        description="Replace the text in [[ ]] before you send it."
        optional
        placeholder="Choose a text"
        options={(messaging?.templates ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value=""
        onChange={insert}
      />
      <Files files={files} onRemove={(file) => void attached.remove(file)} />
      {attached.problem ? <Notice tone="danger">{attached.problem}</Notice> : null}
      <div>
        <AddFile small pending={attached.pending} onFile={(file) => void attached.add(file)} />
      </div>
      {waitsForReply(detail.messages) ? (
        <Button
          variant="quiet"
          size="small"
          pending={closing.pending}
          pendingLabel="Saving"
          onClick={() => void close()}
        >
          No reply needed
        </Button>
      ) : null}
    </>
  );
};
