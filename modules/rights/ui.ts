export { DeletionBanner } from './ui/deletion-banner.tsx';
