import { useState } from 'react';
import { runMutation } from '#client/graphql/client.ts';
import { MOST_FILES } from '../domain/message-limit.ts';
import type { MessageFile } from './conversation.ts';
import { RemoveMessageAttachmentDocument } from './remove-message-attachment.generated.ts';
import { uploadFile } from './upload-file.ts';

/** The files of the message that is being written; each is stored as soon as it is chosen. */
export const useFiles = (subject: string, first: readonly MessageFile[]) => {
  const [files, setFiles] = useState(first);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async (file: File) => {
    if (files.length >= MOST_FILES) return setProblem(`A message has at most ${MOST_FILES} files.`);
    setProblem(undefined);
    setPending(true);
    const stored = await uploadFile(subject, file);
    setPending(false);
    if (stored.ok) setFiles((before) => [...before, stored.value]);
    else setProblem(stored.failure.message);
  };

  const remove = async ({ id }: MessageFile) => {
    setProblem(undefined);
    const answer = await runMutation(RemoveMessageAttachmentDocument, { id });
    if (answer.ok || answer.failure.code === 'NOT_FOUND')
      setFiles((before) => before.filter((file) => file.id !== id));
    else setProblem(answer.failure.message);
  };

  return { files, pending, problem, add, remove, clear: () => setFiles([]) };
};
