import { useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import type { Failure } from '#kernel/result.ts';
import type { DeskPersonRowContentFragment } from './desk-person-row-content.generated.ts';
import { FindPeopleDocument } from './find-people.generated.ts';

/** The search for people: what was found, and more of it. What was typed is never in an address. */
export const usePeople = () => {
  const [text, setText] = useState('');
  /** What the shown people were searched for; null before the first search. */
  const [searched, setSearched] = useState<string | null>(null);
  const [people, setPeople] = useState<readonly DeskPersonRowContentFragment[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const load = async (wish: string, after: string | null): Promise<void> => {
    setPending(true);
    setFailure(null);
    const answer = await runQuery(FindPeopleDocument, { text: wish, after });
    setPending(false);
    if (!answer.ok) return setFailure(answer.failure);
    const page = answer.value.deskPeople;
    setSearched(wish);
    setPeople((shown) => (after === null ? page.people : [...shown, ...page.people]));
    setNext(page.next ?? null);
  };

  return {
    text,
    setText,
    people,
    next,
    pending,
    failure,
    hasSearched: searched !== null,
    find: () => load(text, null),
    more: () => load(searched ?? text, next),
  };
};
