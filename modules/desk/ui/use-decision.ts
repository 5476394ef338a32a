import type { TypedDocument } from '#client/data/document.ts';
import { useMutation } from '#client/forms/use-mutation.ts';

/** What the desk says after something was done, or could not be. */
export interface Announcement {
  readonly tone: 'success' | 'caution';
  readonly title: string;
  readonly text: string;
  /** A decision was made, so another case is offered. */
  readonly decided: boolean;
}

export type Announce = (announcement: Announcement) => void;

/**
 * A change to the case. When a colleague or the patient was faster (CONFLICT), that is announced with the reason;
 * the announcer loads the case again. Other failures stay with the form, and so does everything typed.
 */
export const useDecision = <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  announce: Announce,
) => {
  const mutation = useMutation(document);
  /** Gives whether it was done; `done` null announces nothing then. */
  const send = async (variables: Variables, done: Announcement | null): Promise<boolean> => {
    const result = await mutation.run(variables);
    if (result?.ok && done) announce(done);
    if (result && !result.ok && result.failure.code === 'CONFLICT')
      announce({
        tone: 'caution',
        title: 'Nothing was changed',
        text: `${result.failure.message} The case was loaded again, so that you see where it stands.`,
        decided: false,
      });
    return result?.ok === true;
  };
  const { failure } = mutation;
  return { ...mutation, send, shownFailure: failure?.code === 'CONFLICT' ? null : failure };
};
