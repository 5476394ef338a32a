import type { ReactNode } from 'react';
import { PublicPage } from '#client/layout/public-page.tsx';
import type { Question } from '../domain/question.ts';
import { Contact } from './contact.tsx';
import { PageHero } from './page-hero.tsx';
import { QuestionData } from './structured-data.tsx';

export interface FaqTopic {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The page's questions, for search engines. */
  readonly questions: readonly Pick<Question, 'question' | 'answer'>[];
  /** Heading of the last section: how to contact us. */
  readonly contact: string;
}

interface FaqTopicPageProps {
  readonly topic: FaqTopic;
  readonly children: ReactNode;
}

/** One topic of the questions and answers, on a separate page. */
export const FaqTopicPage = ({ topic, children }: FaqTopicPageProps) => (
  <PublicPage current="/faq">
    <PageHero
      crumbs={[
        { label: 'Questions', path: '/faq' },
        { label: topic.title, path: topic.path },
      ]}
      title={topic.title}
      lead={topic.lead}
    />
    {children}
    <QuestionData questions={topic.questions} />
    <Contact title={topic.contact} />
  </PublicPage>
);
