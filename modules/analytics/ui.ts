export { recordPageView } from './ui/record-page-view.ts';
