import type { DrugType } from '#modules/catalogue/index.ts';
import type { Pair } from '../product-pages/shape.ts';
import { titled } from '../titled.ts';
import type { MoreWelcomeSlug } from './slugs.ts';

/** What a patient reads when a product was sent for the first time, summarized from its drug facts. */
export interface WelcomeContent {
  readonly name: string;
  readonly drugTypes: readonly DrugType[];
  /** Three steps. */
  readonly howToUse: readonly [string, string, string];
  readonly timeline: readonly Pair[];
  readonly safety: readonly string[];
  readonly getHelpNow?: string;
  /** Slug of its drug facts. */
  readonly facts?: string;
}

const nitrates =
  'Never take it with nitrates (nitroglycerin, isosorbide, poppers) or with riociguat: your blood pressure could drop low enough to kill you.';
const pde5Help =
  'For chest pain, call 911 and tell them that you took it and when. For an erection that lasts more than 4 hours, or a sudden loss of vision or hearing, get emergency care.';
const erectionEnds: Pair = {
  title: 'If you stop',
  text: 'You can stop at any time. It does not cure erection problems, so they may come back.',
};

const watchMood =
  'Watch for changes in mood or behavior, especially in the first few weeks and when the dose changes. Ask someone close to you to watch for them too.';
const ssriTimeline: readonly Pair[] = [
  { title: 'Weeks 1 to 2', text: 'Some men already last longer. Many do not notice a change yet.' },
  { title: 'Week 4', text: 'This is the time to judge it with your clinician.' },
];
const taper: Pair = {
  title: 'If you stop',
  text: 'Do not stop suddenly. Message your clinician, who will help you lower the dose in steps.',
};
const ssriSafety: readonly string[] = [
  watchMood,
  'Using it for early ejaculation is off-label.',
  'Tell us about every other medicine you take, especially other antidepressants, triptans, blood thinners and St. John’s wort.',
  'If you miss a dose, take it the same day. If it is almost time for your next dose, skip it. Never take two doses to catch up.',
];
const moodHelp =
  'If you have thoughts of harming yourself, call or text 988, or call 911. For fever with stiff muscles, confusion or a racing heart, call 911.';

export const moreWelcomes: Readonly<Record<MoreWelcomeSlug, WelcomeContent>> = {
  'oral-minoxidil': {
    name: 'Oral minoxidil',
    drugTypes: ['minoxidil_oral'],
    howToUse: [
      'Check your blood pressure and pulse before the first tablet.',
      'Take exactly the amount on your label, once a day, at the same time.',
      'Stand up slowly, especially in the first week. If you miss a dose, skip it.',
    ],
    timeline: titled({
      'First days': 'Blood pressure and pulse can change. If you feel faint, write to us.',
      'Weeks 4 to 6': 'If you get swelling, it often shows up now.',
      'From month 3': 'You may start to see changes in your hair. It does not work for everyone.',
      'If you stop': 'The hair you gained is usually lost over the following months.',
    }),
    safety: [
      'Boxed warning: it can cause fluid around the heart and make chest pain worse. Using it for hair loss is off-label.',
      'Weigh yourself from time to time. Tell us about a weight gain of 5 pounds, swollen hands, feet or face, or a fast heartbeat.',
      'Never change the dose yourself, and never take two doses to make up for a missed one.',
      'Use only one form of minoxidil at a time. Keep it away from children and pets.',
    ],
    getHelpNow: 'Call 911 for chest pain, fainting or trouble breathing.',
    facts: 'oral-minoxidil',
  },
  sildenafil: {
    name: 'Sildenafil',
    drugTypes: ['sildenafil'],
    howToUse: [
      'Take one tablet about 1 hour before sex. Taking it 30 minutes to 4 hours before can also work.',
      'Take it at most once a day.',
      'A heavy or high-fat meal delays its effect. You still need to be aroused.',
    ],
    timeline: [
      { title: 'After 30 to 60 minutes', text: 'It starts to work.' },
      { title: 'For about 4 hours', text: 'It keeps working.' },
      {
        title: 'After several tries',
        text: 'This is the time to judge it. If it does not help, tell your clinician and do not take more.',
      },
      erectionEnds,
    ],
    safety: [
      nitrates,
      'Headache, flushing and a stuffy nose are the usual side effects.',
      'Do not take a similar drug the same day.',
    ],
    getHelpNow: pde5Help,
    facts: 'sildenafil-citrate',
  },
  tadalafil: {
    name: 'Tadalafil',
    drugTypes: ['tadalafil'],
    howToUse: [
      'Follow the plan on your label: as needed, or daily. Never mix the two.',
      'Take at most one dose a day, with or without food.',
      'Do not split the tablets.',
    ],
    timeline: [
      {
        title: 'As needed',
        text: 'It starts to work within 30 minutes to 2 hours and can help for up to 36 hours.',
      },
      { title: 'Daily', text: 'It takes about 5 days to reach a steady level.' },
      erectionEnds,
    ],
    safety: [
      nitrates,
      'It stays in the body for a long time. Nitrates stay dangerous for at least 48 hours after the last dose.',
      'Headache, back pain and an upset stomach are the usual side effects.',
    ],
    getHelpNow: pde5Help,
    facts: 'tadalafil',
  },
  sertraline: {
    name: 'Sertraline',
    drugTypes: ['sertraline'],
    howToUse: [
      'Take one tablet once a day, at the same time, with or without food.',
      'Take it every day. Taking it only before sex does not work as well.',
      'Do not change the dose yourself, and do not stop suddenly.',
    ],
    timeline: [...ssriTimeline, taper],
    safety: ssriSafety,
    getHelpNow: moodHelp,
    facts: 'sertraline',
  },
  fluoxetine: {
    name: 'Fluoxetine',
    drugTypes: ['fluoxetine'],
    howToUse: [
      'Take it once a day, in the morning, with or without food.',
      'Swallow capsules whole.',
      'Do not change the dose yourself, and do not stop suddenly.',
    ],
    timeline: [
      ...ssriTimeline,
      {
        title: 'If you stop',
        text: 'Ask your clinician first. It can keep working, and interact with other medicines, for 5 weeks after the last dose.',
      },
    ],
    safety: ssriSafety,
    getHelpNow: moodHelp,
    facts: 'fluoxetine',
  },
  escitalopram: {
    name: 'Escitalopram',
    drugTypes: ['escitalopram'],
    howToUse: [
      'Take one tablet once a day, at the same time, with or without food.',
      'Take it every day, even when you do not plan to have sex.',
      'Do not change the dose yourself, and do not stop suddenly.',
    ],
    timeline: [...ssriTimeline, taper],
    safety: ssriSafety,
    getHelpNow: moodHelp,
    facts: 'escitalopram',
  },
  'climax-delay-spray': {
    name: 'Climax delay spray',
    drugTypes: ['climax_delay_spray'],
    howToUse: [
      'Read the directions on the carton, and never use more sprays than they say.',
      'Use it on the outside of the penis only, and keep it out of your eyes, mouth and nose.',
      'Wash it off as the carton says, so that your partner does not go numb too.',
    ],
    timeline: titled({
      'Within minutes': 'If it works for you, it starts now.',
      'After about an hour': 'It wears off.',
      'After a few tries': 'If it does not help, stop and ask a doctor.',
    }),
    safety: [
      'Do not use it if you or your partner is allergic to lidocaine or another “-caine” anesthetic, or has ever had methemoglobinemia.',
      'Do not use it on broken or sore skin, or if your partner is or may be pregnant or is breastfeeding.',
      'Oils or sprays can weaken some condoms. Check the instructions for your condoms.',
      'Keep it out of reach of children and pets.',
    ],
    getHelpNow:
      'For pale, gray or blue skin, shortness of breath or feeling faint, call 911. If swallowed, call Poison Control at 1-800-222-1222.',
    facts: 'climax-delay-spray',
  },
};
