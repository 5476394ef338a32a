import { expect, it } from 'vitest';
import { undescribed } from './undescribed.ts';

it('lists types, fields, arguments, inputs and values without a description', () => {
  const sdl = `
    "A cat." type Cat { "Its name." name("Whether it is short." short: Boolean, long: Boolean): String age: Int }
    enum Color { RED "Blue." BLUE }
    "A change." input CatInput { "Its name." name: String age: Int }
    scalar Day`;
  expect(undescribed(sdl)).toEqual(['Cat.name.long', 'Cat.age', 'Color', 'Color.RED', 'CatInput.age', 'Day']);
});

it('lists a description that is empty', () => {
  expect(undescribed('"" type Cat { " " name: String }')).toEqual(['Cat', 'Cat.name']);
});
