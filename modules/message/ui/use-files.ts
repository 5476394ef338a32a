import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Result } from '#kernel/result.ts';
import { MOST_FILES } from '../domain/message-limit.ts';
import type { MessageFile } from './conversation.ts';
import { type Addressee, uploadFile } from './upload-file.ts';

type FilesState = readonly [readonly MessageFile[], Dispatch<SetStateAction<readonly MessageFile[]>>];

/** The files of the message that is being written; each is stored as soon as it is chosen. */
export const useFiles = (
  [files, setFiles]: FilesState,
  to: Addressee,
  removeStored: (id: string) => Promise<Result<unknown>>,
) => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async (file: File) => {
    if (files.length >= MOST_FILES) return setProblem(`A message has at most ${MOST_FILES} files.`);
    setProblem(undefined);
    setPending(true);
    const stored = await uploadFile(to, file);
    setPending(false);
    if (stored.ok) setFiles((before) => [...before, stored.value]);
    else setProblem(stored.failure.message);
  };

  const remove = async ({ id }: MessageFile) => {
    setProblem(undefined);
    const answer = await removeStored(id);
    if (answer.ok || answer.failure.code === 'NOT_FOUND')
      setFiles((before) => before.filter((file) => file.id !== id));
    else setProblem(answer.failure.message);
  };

  return { files, pending, problem, add, remove };
};
