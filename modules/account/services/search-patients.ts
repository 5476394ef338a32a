import type { Scope } from '#server/scope.ts';
import { peopleRepository } from '../repositories/people.ts';

const MOST = 200;

/** See `AccountService.searchPatients`. */
export const searchPatients = async (scope: Scope, text: string): Promise<readonly string[]> => {
  const people = peopleRepository(scope.db);
  const wish = text.trim().toLowerCase();
  if (!wish.includes('@')) {
    const words = wish.split(/\s+/).filter((word) => word !== '');
    return words.length > 0 ? people.byNames(words, MOST) : [];
  }
  const person = await people.byEmail(wish);
  return person?.role === 'patient' ? [person.id] : [];
};
