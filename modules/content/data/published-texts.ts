import { plainText } from '../domain/inline-links.ts';
import type { Question } from '../domain/question.ts';
import type { PublishedText } from '../published-texts-port.ts';
import type { Block } from './articles/article.ts';
import { articles } from './articles/index.ts';
import { summaryOf } from './articles/summaries.ts';
import { type ConditionText, ed, pe } from './conditions.ts';
import { questionGroups } from './faq.ts';
import { crownTopic, hairlineTopic, patternTopic } from './hair-loss-topics.ts';
import { pageTexts } from './page-texts.ts';
import { refundCases } from './refund-cases.ts';

interface Meta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const article = ({ path, title, description }: Meta, ...body: readonly string[]): PublishedText => ({
  ...{ kind: 'article', path, title, about: description },
  body: plainText(body.join(' ')),
});

const blockText = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'text':
      return block.paragraphs;
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'hundred':
      return [block.caption, ...block.rows.map(({ label }) => label)];
    case 'risk':
      return [block.drug, block.text];
    case 'urgent':
      return [block.title, block.text];
  }
};

const longArticles = articles.map(({ slug, keyPoints, sections }) =>
  article(
    { ...summaryOf(slug), path: `/learn/${slug}` },
    ...keyPoints,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockText)]),
  ),
);

const conditionArticle = (
  meta: Meta,
  { lead, explain, treatments, visit, urgent }: ConditionText,
): PublishedText =>
  article(
    meta,
    lead,
    ...explain,
    ...treatments.flatMap(({ name, does }) => [name, does]),
    ...visit,
    ...urgent,
  );

/** Anchors are those that `QuestionList` gives its questions. */
const questions = (path: string, prefix: string, listed: readonly Question[]): readonly PublishedText[] =>
  listed.map(({ id, question, answer }) => {
    const body = plainText(answer.join(' '));
    return { kind: 'question', path: `${path}#${prefix}-${id}`, title: question, about: body, body };
  });

const topics = [hairlineTopic, crownTopic, patternTopic];

/** Everything that a visitor may want to find here, in the order in which equally good results are shown. */
export const publishedTexts: readonly PublishedText[] = [
  article(pageTexts.hairLoss),
  ...topics.map(({ meta, lead }) => article(meta, lead)),
  conditionArticle(pageTexts.ed, ed),
  conditionArticle(pageTexts.pe, pe),
  ...longArticles,
  ...questionGroups.flatMap((group) => questions('/faq', group.id, group.questions)),
  ...refundCases.map(
    ({ id, title, what, todo }): PublishedText => ({
      ...{ kind: 'question', path: `/faq/refund-and-return-policy#${id}`, title },
      ...{ about: what, body: `${what} ${todo}` },
    }),
  ),
  ...topics.flatMap(({ meta, prefix, questions: listed }) => questions(meta.path, prefix, listed)),
  ...questions(pageTexts.ed.path, 'question', ed.questions),
  ...questions(pageTexts.pe.path, 'question', pe.questions),
];
