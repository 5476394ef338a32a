import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { miniQuizQuestions } from '#modules/quiz/domain/mini-quiz/questions.ts';
import { drawnImages } from './drawn-images.tsx';

const root = fileURLToPath(new URL('../../public', import.meta.url));
const images = drawnImages();

it('every committed illustration equals its drawing (npx tsx scripts/draw-images.ts)', () => {
  const committed = [
    ...readdirSync(root).map((name) => `/${name}`),
    ...readdirSync(`${root}/images/quiz`).map((name) => `/images/quiz/${name}`),
  ].filter((path) => path.endsWith('.svg'));
  expect(committed.toSorted()).toEqual([...images.keys()].toSorted());
  const outdated = committed.filter((path) => readFileSync(root + path, 'utf8') !== images.get(path));
  expect(outdated).toEqual([]);
});

it('every picture answer of the quiz has an illustration', () => {
  const wanted = miniQuizQuestions.where.options.map(({ picture }) => `/images/quiz/${picture}.svg`);
  expect(wanted.filter((path) => !images.has(path))).toEqual([]);
});
