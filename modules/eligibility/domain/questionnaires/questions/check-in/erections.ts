import { always, type DrugSection } from '../../drug-question.ts';

/** docs/clinical/check-ins-and-dose-changes.md#CHECKIN-ED: five correct tries come before another dose. */
export const erectionResult: DrugSection = {
  id: 'erection-result',
  title: 'How your erection medicine works',
  questions: always(
    {
      id: 'ed_tries',
      type: 'singleChoice',
      label: 'How often have you used your erection medicine so far?',
      why: 'It can take several tries before it works as it should.',
      required: true,
      options: [
        { value: '0', label: 'Not yet' },
        { value: '1_to_4', label: '1 to 4 times' },
        { value: '5_or_more', label: '5 times or more' },
      ],
    },
    {
      id: 'taken_right',
      type: 'singleChoice',
      label: 'Did you take it as your plan says?',
      why: 'Time, food and being aroused change how well it works.',
      help: 'As needed: in time before sex, sildenafil not right after a heavy meal. Daily: every day.',
      required: true,
      showIf: { op: 'anyOf', question: 'ed_tries', values: ['1_to_4', '5_or_more'] },
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'sometimes', label: 'Not always' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      id: 'ed_result',
      type: 'singleChoice',
      label: 'How well does it work?',
      why: 'It shows whether the dose fits.',
      required: true,
      showIf: { op: 'anyOf', question: 'ed_tries', values: ['1_to_4', '5_or_more'] },
      options: [
        { value: 'none', label: 'Not at all' },
        { value: 'partial', label: 'Somewhat, but not enough' },
        { value: 'enough', label: 'Well enough' },
      ],
    },
  ),
};
