import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Answers } from '../../domain/intake/index.ts';
import { createSaver, type Saved } from './saver.ts';

const setUp = () => {
  const sent: { revision: number; answers: Answers }[] = [];
  const states: string[] = [];
  const replies: (() => Promise<Result<Saved>> | Result<Saved>)[] = [];
  const saver = createSaver({
    revision: 1,
    save: async (input) => {
      sent.push(input);
      const reply = replies.shift();
      return reply ? reply() : ok({ revision: input.revision + 1, savedAt: '2027-03-12T00:00:00Z' });
    },
    onState: (state) => states.push(state),
    onSaved: () => undefined,
  });
  return { saver, sent, states, replies };
};

describe('autosave', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves once, a second after the last change, with the newest answers', async () => {
    const { saver, sent, states } = setUp();
    saver.change({ a: '1' });
    await vi.advanceTimersByTimeAsync(900);
    saver.change({ a: '2' });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ revision: 1, answers: { a: '2' } }]);
    expect(states).toEqual(['saving', 'saved']);
    expect(saver.revision()).toBe(2);
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('sends one save at a time, each based on the revision of the one before', async () => {
    const { saver, sent, replies } = setUp();
    let answerFirst: (result: Result<Saved>) => void = () => undefined;
    replies.push(
      () =>
        new Promise((resolve) => {
          answerFirst = resolve;
        }),
    );
    saver.change({ a: '1' });
    void saver.flush();
    saver.change({ a: '2' });
    const done = saver.flush();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    answerFirst(ok({ revision: 2, savedAt: '2027-03-12T00:00:00Z' }));
    expect(await done).toBe(true);
    expect(sent).toEqual([
      { revision: 1, answers: { a: '1' } },
      { revision: 2, answers: { a: '2' } },
    ]);
  });

  it('retries when the server could not be reached, and loses nothing', async () => {
    const { saver, sent, states, replies } = setUp();
    replies.push(() => fail('TEMPORARILY_UNAVAILABLE', 'down'));
    saver.change({ a: '1' });
    expect(await saver.flush()).toBe(false);
    expect(saver.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual({ revision: 1, answers: { a: '1' } });
    expect(states).toEqual(['saving', 'failed', 'saving', 'saved']);
  });

  it('stops after a conflict until the newest draft is loaded', async () => {
    const { saver, sent, states, replies } = setUp();
    replies.push(() => fail('CONFLICT', 'other device'));
    saver.change({ a: '1' });
    expect(await saver.flush()).toBe(false);
    saver.change({ a: '2' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('conflict');
    saver.adopt({ revision: 9, savedAt: '2027-03-12T00:00:00Z' });
    saver.change({ a: '3' });
    expect(await saver.flush()).toBe(true);
    expect(sent[1]).toEqual({ revision: 9, answers: { a: '3' } });
  });

  it('does not repeat a save that the server refused', async () => {
    const { saver, sent, replies } = setUp();
    replies.push(() => fail('BAD_USER_INPUT', 'wrong'));
    saver.change({ a: '1' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toHaveLength(1);
  });
});
