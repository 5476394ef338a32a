import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DrugType, drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { sexualHealthDrugs } from './drug-groups.ts';
import { evaluate } from './index.ts';
import { sexualHealthInput, sexualHealthRules } from './sexual-health.fixture.ts';
import { type Together, together } from './together.ts';

const headings: Readonly<Record<string, readonly DrugType[]>> = {
  sildenafil: ['sildenafil'],
  tadalafil: ['tadalafil'],
  sertraline: ['sertraline'],
  fluoxetine: ['fluoxetine'],
  escitalopram: ['escitalopram'],
  spray: ['climax_delay_spray'],
  'finasteride tablets': ['finasteride'],
  tfm: ['topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam'],
  mtop: ['minoxidil', 'minoxidil_foam', 'minoxidil_spray'],
  omx: ['minoxidil_oral'],
  'ketoconazole shampoo': ['ketoconazole'],
  supplement: ['daily_defense_supplement'],
};

/** The table of docs/clinical/interactions.md#MATRIX, pair by pair. */
const documented = (): readonly (readonly [DrugType, DrugType, string])[] => {
  const text = readFileSync('docs/clinical/interactions.md', 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [columns = []] = rows;
  return rows
    .slice(2, 11)
    .flatMap(([name = '', ...cells]) =>
      cells.flatMap((cell, at) =>
        (headings[name] ?? []).flatMap((a) =>
          (headings[columns[at + 1] ?? ''] ?? [])
            .filter((b) => a !== b)
            .map((b): readonly [DrugType, DrugType, string] => [a, b, cell]),
        ),
      ),
    );
};

describe('our products together', () => {
  it('result in what the document says, in either order', () => {
    const pairs = documented().filter(([, , cell]) => cell !== '-');
    expect(pairs.length).toBeGreaterThan(150);
    for (const [a, b, cell] of pairs) {
      expect([a, b, together(a, b)]).toEqual([a, b, cell]);
      expect([b, a, together(b, a)]).toEqual([b, a, cell]);
    }
    // A dash is a kind with itself: two forms of it are never combined.
    for (const [a, b, cell] of documented()) if (cell === '-') expect(together(a, b)).toBe('never');
  });

  it('are fine with everything for the spray', () => {
    for (const other of drugTypes) expect(together('climax_delay_spray', other)).toBe('fine');
  });

  const outcomeOf: Readonly<Record<Together, string>> = {
    never: 'alternative',
    review: 'review',
    counsel: 'counsel',
    fine: 'ok',
  };
  const pairRules = [
    'PDE-DOUBLE',
    'PDE-BP-MEDS-MANY',
    'SSRI-DOUBLE',
    'MATRIX-SSRI-FIN',
    'MATRIX-PDE5-MINOXIDIL',
    'MATRIX-SUPPLEMENT',
  ];

  it.each(sexualHealthDrugs.map((drug) => [drug]))(
    '%s with what the patient takes fires the rule',
    (drug) => {
      for (const other of drugTypes.filter((one) => one !== drug)) {
        const input = sexualHealthInput([drug], { around: { takenDrugs: [other] } });
        const fired = evaluate(input, sexualHealthRules).findings.filter(({ ruleId }) =>
          pairRules.includes(ruleId),
        );
        expect([other, fired.map(({ outcome }) => outcome)]).toEqual([
          other,
          together(drug, other) === 'fine' ? [] : [outcomeOf[together(drug, other)]],
        ]);
      }
    },
  );
});
