import type { DrugType } from '#modules/catalogue/index.ts';
import type { RuleCase } from './rule-cases.fixture.ts';

const foam: readonly DrugType[] = ['minoxidil_foam'];

/** Cases of the rules that apply when a patient buys without a visit. */
export const overTheCounterCases: readonly RuleCase[] = [
  ...(
    [
      ['OTC-MINOX', { patchy: 'yes' }, { patchy: 'no' }],
      ['OTC-MINOX', { patchy: 'not_sure' }, { speed: 'within_a_year' }],
      ['OTC-MINOX', { speed: 'under_3_months' }, { family: 'not_sure' }],
      ['OTC-MINOX', { family: 'no' }, { family: 'yes' }],
      ['OTC-MINOX', { hair_loss_area: ['all_over'] }, { hair_loss_area: ['hairline'] }],
      ['OTC-MINOX-HEART', { conditions: ['arrhythmia'] }, { conditions: ['high_blood_pressure'] }],
      ['OTC-MINOX-MEDS', { meds: ['scalp_medicine'] }, { meds: ['other'] }],
    ] as const
  ).flatMap(([ruleId, fires, neighbor]): readonly RuleCase[] =>
    (['order', 'plan_change', 'reactivation'] as const).map((purpose) => ({
      ruleId,
      drugs: foam,
      fires: { answers: fires, around: { purpose } },
      neighbor: { answers: neighbor, around: { purpose } },
    })),
  ),
  // The same answers in a visit are for the rules of the visit.
  ...(['OTC-MINOX', 'OTC-MINOX-HEART', 'OTC-MINOX-MEDS'] as const).map(
    (ruleId): RuleCase => ({
      ruleId,
      drugs: foam,
      fires: {
        answers: { patchy: 'yes', conditions: ['coronary'], meds: ['minoxidil'] },
        around: { purpose: 'order' },
      },
      neighbor: {
        answers: { patchy: 'yes', conditions: ['coronary'], meds: ['minoxidil'] },
        around: { purpose: 'submit' },
      },
    }),
  ),
];
