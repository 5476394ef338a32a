import type { TypedDocument } from '#client/data/document.ts';
import { useMutation } from '#client/forms/use-mutation.ts';

/** The message that the desk shows after an action succeeded or failed. */
export interface Announcement {
  readonly tone: 'success' | 'caution';
  readonly title: string;
  readonly text: string;
  /** True after a decision; the next case then opens. */
  readonly decided: boolean;
  /** The case it is about, when another one is open now. */
  readonly from?: { readonly consultationId: string; readonly patientName: string };
}

export type Announce = (announcement: Announcement) => void;

/**
 * Runs a change to the case. When a colleague or the patient changed the case first (CONFLICT), the reason is announced
 * and the announcer reloads the case. Other errors stay with the form, which keeps its input.
 */
export const useDecision = <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  announce: Announce,
) => {
  const mutation = useMutation(document);
  /** Returns whether the change succeeded. When `done` is null, success is not announced. */
  const send = async (variables: Variables, done: Announcement | null): Promise<boolean> => {
    const result = await mutation.run(variables);
    if (result?.ok && done) announce(done);
    if (result && !result.ok && result.failure.code === 'CONFLICT')
      announce({
        tone: 'caution',
        title: 'Nothing was changed',
        text: `${result.failure.message} The case was reloaded with its current status.`,
        decided: false,
      });
    return result?.ok === true;
  };
  const { failure } = mutation;
  return { ...mutation, send, shownFailure: failure?.code === 'CONFLICT' ? null : failure };
};
