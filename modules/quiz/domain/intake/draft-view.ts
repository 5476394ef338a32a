import { carryOver } from './carry-over.ts';
import { type Answers, type QuizConfig, questionsOf } from './types.ts';

interface StoredDraft {
  readonly id: string;
  readonly revision: number;
  readonly content: Answers;
  readonly status: string;
  readonly earlier: readonly { readonly content: Answers }[];
  readonly updatedAt: Date;
}

/** A draft as the API returns it to a page: answers carried over to the current questions, as JSON text. */
export const draftView = (response: StoredDraft, config: QuizConfig) => {
  const { answers, retired } = carryOver(response.content, config);
  const asked = new Set(questionsOf(config).map(({ id }) => id));
  // Includes answers that an earlier save under the current version had already removed.
  const before = response.earlier.flatMap(({ content }) =>
    Object.keys(content).filter((id) => !asked.has(id)),
  );
  return {
    responseId: response.id,
    revision: response.revision,
    configName: config.name,
    configVersion: config.version,
    config: JSON.stringify(config),
    answers: JSON.stringify(answers),
    status: response.status,
    retiredQuestionIds: [...new Set([...retired, ...before])],
    savedAt: response.updatedAt,
  };
};

/** A draft that was just saved; `configVersion` is the version of the current questions. */
export const savedView = ({
  id,
  revision,
  updatedAt,
  configVersion,
}: Pick<StoredDraft, 'id' | 'revision' | 'updatedAt'> & { readonly configVersion: number }) => ({
  responseId: id,
  revision,
  savedAt: updatedAt,
  configVersion,
});
