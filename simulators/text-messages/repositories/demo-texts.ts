import type { Knex } from 'knex';

/** A text message that the simulated provider got. */
export interface DemoText {
  /** The provider's id. */
  readonly sid: string;
  readonly direction: 'to_person' | 'from_person';
  /** Ten digits, of the person. */
  readonly number: string;
  readonly body: string;
  readonly at: Date;
}

export const demoTextRepository = (db: Knex) => ({
  add: async (text: DemoText): Promise<void> => {
    await db('demo_text').insert(text);
  },

  /** What the number replied, newest first. */
  repliesOf: (number: string): Promise<string[]> =>
    db('demo_text')
      .where({ number, direction: 'from_person' })
      .orderBy('position', 'desc')
      .pluck<string[]>('body'),

  /** Newest first; `number`: null for everybody's. */
  latest: (number: string | null, limit: number): Promise<DemoText[]> =>
    db('demo_text')
      .where((where) => void (number !== null && where.where({ number })))
      .select('sid', 'direction', 'number', 'body', 'at')
      .orderBy('position', 'desc')
      .limit(limit),
});
