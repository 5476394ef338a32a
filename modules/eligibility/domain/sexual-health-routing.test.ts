import { describe, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { factsOf } from './facts.ts';
import { healthyEjaculationAnswers, healthyErectionAnswers } from './sexual-health.fixture.ts';
import {
  earlyEjaculationScreen,
  erectionSign,
  routeOfAnswers,
  sexualHealthRoute,
} from './sexual-health-routing.ts';

const facts = (answers: Answers) =>
  factsOf({ answers, ageYears: 36, state: 'NY', servedStates: ['NY'], drugTypes: [] });
const early = (changes: Answers = {}) => facts({ ...healthyEjaculationAnswers, ...changes });
const score = (last: string): Answers => ({ iief1: '5', iief2: '5', iief3: '4', iief4: '4', iief5: last });

describe('S2.45: the screen for early ejaculation', () => {
  it.each<[Answers, boolean]>([
    [{}, true],
    [{ pe_time: 'before_start' }, true],
    [{ pe_time: '1_to_2' }, true],
    [{ pe_time: '2_to_5' }, false],
    [{ pe_time: '2_to_5', pe_since: 'later' }, true],
    [{ pe_control: '2', pe_bother: '2', pe_often: '2' }, true],
    [{ pe_control: '1' }, false],
    [{ pe_bother: '1' }, false],
    [{ pe_often: '1' }, false],
    [{ pe_partner: '0' }, true],
  ])('%j: %s', (changes, expected) => expect(earlyEjaculationScreen(early(changes))).toBe(expected));

  it.each(['pe_time', 'pe_since', 'pe_control', 'pe_bother', 'pe_often'])('says nothing without %s', (id) => {
    const { [id]: _, ...answers } = healthyEjaculationAnswers;
    expect(earlyEjaculationScreen(facts(answers))).toBeNull();
  });
});

describe('S2.45: a sign of erectile dysfunction', () => {
  it.each<[Answers, boolean | null]>([
    [{}, null],
    [{ pe_lose_firm: 'no' }, false],
    [{ pe_lose_firm: 'yes' }, true],
    [{ sh_concern: 'both' }, true],
    [score('4'), false],
    [score('3'), true],
    [{ ...score('4'), pe_lose_firm: 'yes' }, true],
    [{ ...score('3'), pe_lose_firm: 'no' }, true],
  ])('%j: %s', (answers, expected) => expect(erectionSign(facts(answers))).toBe(expected));
});

describe('S2.45: the route of a visit', () => {
  it.each<[Answers, ReturnType<typeof sexualHealthRoute>]>([
    [{}, null],
    [{ sh_concern: 'other' }, 'message'],
    [healthyErectionAnswers, 'erectile_dysfunction'],
    [{ ...healthyErectionAnswers, sh_concern: 'both' }, 'erections_first'],
    [healthyEjaculationAnswers, 'premature_ejaculation'],
    [{ ...healthyEjaculationAnswers, pe_lose_firm: 'yes' }, 'erections_first'],
    [{ sh_concern: 'too_soon' }, 'premature_ejaculation'],
  ])('%#: leads to %s', (answers, expected) => {
    expect(sexualHealthRoute(facts(answers))).toBe(expected);
    // The same before a visit, when nothing else about the patient is known.
    expect(routeOfAnswers(answers)).toBe(expected);
  });
});
