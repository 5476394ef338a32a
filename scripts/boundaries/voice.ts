import { lineOf } from '../lib/files.ts';
import { isGenerated, isTest } from './places.ts';
import { withoutComments } from './text.ts';
import type { SourceTree, Violation } from './tree.ts';

/** What screens, messages and documents do not say, each with what they say instead. See docs/voice.md. */
const REFUSED_PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\be-mail/gi, 'email'],
  [/\bcancell(?:ed|ing)\b/gi, 'canceled, canceling'],
  [
    /\b(?:colour|favour|behaviour|flavour|honour|neighbour|odour|tumour)/gi,
    'the American spelling, with -or',
  ],
  [
    /\b(?:organis|recognis|apologis|minimis|summaris|prioritis|authoris)(?:e|ing|ation)/gi,
    'the American spelling, with -ize',
  ],
  [
    /\b(?:licence|centre|metre|litre|grey|judgement|programme|whilst|learnt|spelt)\b/gi,
    'the American spelling',
  ],
  [/\bdummy (?:tablet|pill)/gi, 'placebo'],
  [/\bfair questions\b/gi, 'FAQ'],
  [/\bhand(?:ed|ing|s)? in\b/gi, 'submit'],
  [/\bholds at once\b/gi, 'takes effect immediately'],
  [/\blooks after you\b/gi, 'is your provider'],
  [/\b(?:tick|ticked) (?:the|this|each|that|a) /gi, 'check the box'],
  [/\bwhere it ships\b/gi, 'shipping details'],
  [/\b(?:go|goes|going) on\b(?! (?:the|broken)\b)/gi, 'continue, resume, keep taking or what happens next'],
  [/\bneed not\b/gi, 'do not need to'],
  [/\bwork(?:ing)? out (?:your|the) price\b/gi, 'calculate'],
  [/\bwhat came of (?:it|them|the)\b/gi, 'result'],
  [/\b(?:starts|start) by itself\b/gi, 'automatically'],
  [/\bdid not manage this time\b/gi, 'missed that this time'],
  [/\b(?:message|plan|task) waits for you\b/gi, 'you have a message, plan or task'],
  [/\b(?:message|request|it) is not lost\b/gi, 'we have your message or request'],
  [/\btakes longer than we said\b/gi, 'is taking longer than we said'],
  [/\bbeside (?:the|your) (?:order|request)\b/gi, 'next to the order, on the request page'],
  [/\blook around all the same\b/gi, 'you can still look around'],
  [/\byour present dose\b/gi, 'your current dose'],
];

const exempt: ReadonlySet<string> = new Set([
  'scripts/boundaries/voice.ts',
  // An error text of the browser's, as the browser writes it.
  'config/unreported-errors.ts',
  // A questionnaire keeps the words of its version.
  'modules/eligibility/domain/questionnaires/sh-renewal.ts',
  // FHIR's spelling of a status.
  'modules/rights/services/export/fhir/references.ts',
  // A code, as the standard spells it.
  'server/pharmacy/fhir/codes.ts',
  // Titles of documents, as their authors wrote them.
  'modules/content/data/source.ts',
]);

/** Phrases in the texts of modules, browser code and the demo that are not in the product's voice. */
export const refusedPhrases = (tree: SourceTree): Violation[] =>
  [...tree.files.values()].flatMap(({ path, text }) => {
    if (!/^(?:modules|client|config|server|simulators)\/.*\.tsx?$/.test(path)) return [];
    if (isGenerated(path) || isTest(path) || exempt.has(path)) return [];
    const texts = withoutComments(text);
    return REFUSED_PHRASES.flatMap(([phrase, instead]) =>
      [...texts.matchAll(phrase)].map(({ 0: found, index }) => ({
        file: path,
        line: lineOf(texts, index),
        rule: `The voice of the product (docs/voice.md): not "${found.trim()}", but ${instead}.`,
      })),
    );
  });
