/** What a patient may ask a clinician about. `both`: erections and early ejaculation. */
export const topics = ['hair', 'erections', 'ejaculation', 'both', 'procedure'] as const;

export type Topic = (typeof topics)[number];

export const isTopic = (text: string): text is Topic => topics.some((one) => one === text);

/** About early ejaculation, which a flag may switch off. */
export const isAboutEjaculation = (topic: Topic): boolean => topic === 'ejaculation' || topic === 'both';

/** The questionnaire about the person that comes before; null where nobody is treated. */
export const basicsOf: Readonly<Record<Topic, 'start-basics' | 'sh-condition-routing' | null>> = {
  hair: 'start-basics',
  erections: 'sh-condition-routing',
  ejaculation: 'sh-condition-routing',
  both: 'sh-condition-routing',
  procedure: null,
};

/** What each topic is called where the patient chooses it. */
export const topicLabels: Readonly<Record<Topic, { readonly label: string; readonly description: string }>> =
  {
    hair: { label: 'Hair loss', description: 'Thinning, a receding hairline or a bald spot' },
    erections: { label: 'Erections', description: 'Getting or keeping an erection' },
    ejaculation: { label: 'Early climax', description: 'Climax that comes sooner than you would like' },
    both: { label: 'Erections and early climax', description: 'One visit about both' },
    procedure: {
      label: 'A hair procedure',
      description: 'Reserve a day in the clinic with a deposit: hair transplant, or platelet-rich plasma',
    },
  };
