import type { Question } from '#modules/quiz/index.ts';
import { pde5Inhibitors } from '../../../drug-groups.ts';
import { always, type DrugSection, onlyFor } from '../../drug-question.ts';
import { sharedQuestion } from '../../shared-question.ts';
import { body } from '../body.ts';

const when = (
  id: string,
  label: string,
  more: readonly { value: string; label: string }[] = [],
): Question => ({
  id,
  type: 'singleChoice',
  label,
  why: 'After one of these, the heart needs time and a check before sex with some medicines.',
  required: true,
  options: [
    { value: 'never', label: 'No, never' },
    { value: 'lt_6mo', label: 'Yes, in the last 6 months' },
    { value: 'gt_6mo', label: 'Yes, more than 6 months ago' },
    ...more,
    { value: 'not_sure', label: 'I am not sure' },
  ],
});

/** docs/clinical/sexual-health-intake.md#SHQ-10: the first of two questions about nitrates. */
export const nitrates: DrugSection = {
  id: 'nitrates',
  title: 'Medicine for chest pain',
  questions: always({
    id: 'nitrate_use',
    type: 'multipleChoice',
    label: 'Do you have any of these, even if you rarely use them?',
    why: 'Together with erection medicine they can drop blood pressure to a deadly level.',
    help: 'Choose all that apply. Count what is in the cabinet for emergencies.',
    required: true,
    options: [
      { value: 'nitroglycerin', label: 'Nitroglycerin: spray, patch, ointment or tablet under the tongue' },
      { value: 'isosorbide', label: 'Isosorbide (Imdur, Isordil, BiDil)' },
      { value: 'other_nitrate', label: 'Another nitrate' },
      { value: 'none', label: 'None of these' },
      { value: 'not_sure', label: 'I am not sure' },
    ],
  }),
};

/** docs/clinical/sexual-health-intake.md#SHQ-11 to SHQ-16. */
export const heart: DrugSection = {
  id: 'heart',
  title: 'Your heart and circulation',
  questions: [
    ...always(
      when('heart_attack', 'Have you had a heart attack?'),
      when('stroke', 'Have you had a stroke or mini-stroke?'),
      when('bad_rhythm', 'Have you had a serious heart rhythm problem?', [
        { value: 'uncontrolled', label: 'Yes, and it is not under control' },
      ]),
      {
        id: 'angina',
        type: 'singleChoice',
        label: 'Do you get chest pain from your heart (angina)?',
        why: 'Sex is exercise. Chest pain tells how much your heart can take.',
        required: true,
        options: [
          { value: 'no', label: 'No' },
          { value: 'stable', label: 'Yes, only with effort, and it has not changed' },
          { value: 'unstable', label: 'Yes, at rest, or more often than before' },
          { value: 'during_sex', label: 'Yes, during sex' },
        ],
      },
      {
        id: 'hf_class',
        type: 'singleChoice',
        label: 'Do you have heart failure, and how much does it limit you?',
        why: 'A weak heart may not be ready for sex with these medicines.',
        required: true,
        options: [
          { value: 'none', label: 'I do not have heart failure' },
          { value: '1', label: 'It does not limit me' },
          { value: '2', label: 'I get tired or short of breath with ordinary activity' },
          { value: '3', label: 'I get tired or short of breath with little activity' },
          { value: '4', label: 'I have symptoms at rest' },
        ],
      },
      {
        id: 'heart_other',
        type: 'multipleChoice',
        label: 'Has a doctor told you that you have any of these?',
        why: 'Some of them make sex or a medicine unsafe until they are treated.',
        help: 'Choose all that apply.',
        required: true,
        options: [
          { value: 'valve_mild', label: 'A mild heart valve problem' },
          { value: 'valve_moderate_severe', label: 'A moderate or severe heart valve problem' },
          { value: 'outflow_block', label: 'A narrowing where blood leaves the heart' },
          { value: 'cardiomyopathy', label: 'Heart muscle disease (cardiomyopathy)' },
          { value: 'stent_bypass', label: 'A stent or bypass' },
          { value: 'pad', label: 'Narrowed arteries in the legs' },
          { value: 'long_qt_self', label: 'Long QT' },
          { value: 'long_qt_family', label: 'Long QT or sudden death at a young age in the family' },
          { value: 'slow_pulse', label: 'A very slow heartbeat' },
          { value: 'autonomic', label: 'A nerve condition that affects blood pressure' },
          { value: 'none', label: 'None of these' },
        ],
      },
      {
        id: 'told_no_sex',
        type: 'singleChoice',
        label: 'Has a doctor told you to avoid sex for your health?',
        why: 'Then sex itself has to be safe before a medicine for it can be.',
        required: true,
        options: [
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
          { value: 'not_sure', label: 'I am not sure' },
        ],
      },
      {
        id: 'exercise',
        type: 'singleChoice',
        label: 'How do you feel after two flights of stairs, or a mile walked in 20 minutes?',
        why: 'Sex takes about the same effort.',
        required: true,
        options: [
          { value: 'fine', label: 'Fine' },
          { value: 'breathless', label: 'Short of breath' },
          { value: 'chest_pain', label: 'I get chest pain' },
          { value: 'not_sure', label: 'I am not sure' },
        ],
      },
      {
        id: 'cv_risk',
        type: 'multipleChoice',
        label: 'Are any of these true for you?',
        why: 'Trouble with erections can be an early sign of heart disease, and these raise the risk.',
        help: 'Choose all that apply.',
        required: true,
        options: [
          { value: 'high_bp', label: 'High blood pressure' },
          { value: 'diabetes', label: 'Diabetes' },
          { value: 'smoker', label: 'I smoke or vape nicotine' },
          { value: 'high_cholesterol', label: 'High cholesterol' },
          { value: 'early_family_heart', label: 'Heart disease at a young age in the family' },
          { value: 'inactive', label: 'I get little exercise' },
          { value: 'none', label: 'None of these' },
        ],
      },
    ),
    ...onlyFor(
      pde5Inhibitors,
      sharedQuestion(body, 'bp', {
        why: 'Erection medicine lowers blood pressure. The clinician cannot consider it without a reading.',
      }),
    ),
  ],
};
