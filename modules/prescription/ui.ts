export { LicenseCondition } from './ui/license-condition.tsx';
