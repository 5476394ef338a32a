import { whatAClinicianChecks } from '../../data/articles/what-a-clinician-checks.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={whatAClinicianChecks} />;
