import type { Knex } from 'knex';
import type { MessageSubject } from '../domain/subjects.ts';

/** A message that is being written: one for each author, patient and subject. */
export interface DraftKey {
  readonly authorId: string;
  /** The patient of the conversation. */
  readonly userId: string;
  readonly subject: MessageSubject;
}

const rowOf = ({ authorId, userId, subject }: DraftKey) => ({
  author_id: authorId,
  user_id: userId,
  subject,
});

export const draftRepository = (db: Knex) => ({
  /** An empty draft is none. */
  save: async (key: DraftKey, body: string, at: Date): Promise<void> => {
    if (body.trim() === '') await db('message_draft').where(rowOf(key)).delete();
    else
      await db('message_draft')
        .insert({ ...rowOf(key), body, updated_at: at })
        .onConflict(['author_id', 'user_id', 'subject'])
        .merge(['body', 'updated_at']);
  },

  delete: async (key: DraftKey): Promise<void> => {
    await db('message_draft').where(rowOf(key)).delete();
  },

  /** The draft of an author to a patient. */
  of: async (
    authorId: string,
    userId: string,
  ): Promise<readonly { readonly subject: MessageSubject; readonly body: string }[]> =>
    db('message_draft')
      .select('subject', 'body')
      .where({ author_id: authorId, user_id: userId })
      .orderBy('updated_at'),
});
